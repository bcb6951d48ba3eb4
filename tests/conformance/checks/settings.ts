import { getCompanyInfo, getSettings } from '#lib/contract/brands/brands.ts';
import { geocode, getInterests, getRegions } from '#lib/contract/brands/regions.ts';
import { pageHidden } from '#lib/contract/growth/tracking.ts';
import { refused, type Check } from '../check.ts';
import { requireAnswer, holds, same } from '../judge.ts';

const cologne = { lat: 50.94, lon: 6.96 };

/** A brand in one language: `settings.php`, `companyinfo.php`, `interests.php`, `regions.php`, `geocode.php`. */
export const settingsChecks: Check[] = [
  {
    name: 'The settings are those of the brand',
    async run(world) {
      const settings = await world.settings();
      same('The brand is', settings.brand, world.accounts.brand);
      holds(settings.min_age >= 18, `Members may be ${settings.min_age} years old`);
      holds(settings.niche >= 1 && settings.niche <= 7, `The niche is ${settings.niche}`);
      holds(settings.message_credits >= 0, `A message costs ${settings.message_credits}`);
    },
  },
  {
    name: 'The settings come in the language of the call',
    async run(world) {
      const { locales, fictional_warning: german } = await world.settings();
      const other = locales.find((each) => each !== 'de') ?? 'en';
      const reply = await world
        .visitor()
        .call('GET /api/settings.php', { headers: { 'x-vonk-locale': other } });
      const { fictional_warning: translated } = requireAnswer(getSettings, reply);
      holds(german !== '' && translated !== '', 'Fictional profiles are not warned of');
      holds(german !== translated, `The warning in ${other} is the German one`);
    },
  },
  {
    name: 'The settings of a forced domain are answered as well',
    async run(world) {
      const query = { domain: 'conformance.example' };
      requireAnswer(getSettings, await world.visitor().call('GET /api/settings.php', { query }));
    },
  },
  {
    name: 'The company has a name and an address',
    async run(world) {
      const reply = await world.visitor().call('GET /api/companyinfo.php');
      const { name, address } = requireAnswer(getCompanyInfo, reply);
      holds(name.trim() !== '' && address.trim() !== '', 'The company has no name or no address');
    },
  },
  {
    name: 'Every interest stands in one group',
    async run(world) {
      const { interests } = requireAnswer(getInterests, await world.visitor().call('GET /api/interests.php'));
      const all = Object.values(interests).flat();
      holds(all.length > 0, 'There are no interests');
      same('Different interests are', new Set(all).size, all.length);
    },
  },
  {
    name: 'The regions are those of the countries of the brand',
    async run(world) {
      const { countries } = await world.settings();
      const { regions } = requireAnswer(getRegions, await world.visitor().call('GET /api/regions.php'));
      for (const country of countries) holds(country in regions, `There are no regions for ${country}`);
      const codes = Object.entries(regions).flatMap(([country, list]) =>
        list.filter(({ code }) => !code.startsWith(`${country}-`)),
      );
      same('Regions of another country are', codes, []);
    },
  },
  {
    name: 'Regions are named in the language of the call',
    async run(world) {
      const named = async (locale: string) => {
        const headers = { 'x-vonk-locale': locale };
        const reply = await world.visitor().call('GET /api/regions.php', { headers });
        return JSON.stringify(requireAnswer(getRegions, reply).regions);
      };
      holds((await named('de')) !== (await named('fr')), 'Regions have the same names in de and fr');
    },
  },
  {
    name: 'A position has its town',
    async run(world) {
      const reply = await world.visitor().call('GET /api/geocode.php', { query: cologne });
      same('The country of Cologne is', requireAnswer(geocode, reply).country, 'DE');
    },
  },
  refused('A position in the sea has none', 'not_found', (world) =>
    world.visitor().call('GET /api/geocode.php', { query: { lat: -48.87, lon: -123.39 } }),
  ),
  refused('A position beyond the poles is refused', 'invalid_input', (world) =>
    world.visitor().call('GET /api/geocode.php', { query: { ...cologne, lat: 91 } }),
  ),
  {
    name: 'The beacon of a hidden page is accepted from a visitor',
    async run(world) {
      requireAnswer(pageHidden, await world.visitor().call('POST /api/page-hidden.php', { body: {} }));
    },
  },
];
