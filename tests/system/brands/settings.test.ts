import type { CreditPackage } from '#lib/contract/commerce/packages.ts';
import { companySchema, settingsSchema, type Company, type Settings } from '#lib/contract/brands/brands.ts';
import { interests } from '#lib/contract/vocabulary.ts';
import { demoBrands } from '#demo/brands.ts';
import { Visitor } from '#tests/support/http.ts';
import { database } from '#tests/support/test-database.ts';
import { herzfunke } from '#tests/support/cast.ts';

const fetchSettings = async (host: string, query: Record<string, string> = {}) =>
  (await new Visitor(host).call<Settings>('GET /api/settings.php', { query })).body;

test.each(demoBrands)(
  '$name has every setting, and its own',
  async ({ id, name, hosts, domainLanguage, settings }) => {
    const answer = await fetchSettings(hosts[0] ?? '');
    expect(Object.keys(answer).sort()).toEqual(Object.keys(settingsSchema.shape).sort());
    expect(answer).toMatchObject({
      brand: id,
      name,
      domain: hosts[0],
      domain_language: domainLanguage,
      niche: settings.niche,
      message_credits: settings.message_credits,
      signup_credits: settings.signup_credits,
      message_length: settings.message_length,
      refund_days: settings.refund_days,
      signups: 'all',
      member_resell: settings.member_resell,
      interests,
    });
    for (const text of [
      'fictional_warning',
      'fictional_singular',
      'fictional_plural',
      'index_title',
    ] as const) {
      expect(answer[text]).not.toBe('');
    }
    expect(Object.keys(answer.minimum_message_costs).sort()).toEqual([...answer.countries].sort());
    expect(answer.region_data.DE).toHaveLength(16);
  },
);

test('a brand names the others that show its members', async () => {
  const others = demoBrands.filter(({ id }) => id !== 'herzfunke').map(({ name }) => name);
  const { shared_with: names } = await fetchSettings(herzfunke);
  expect(names).toEqual(expect.arrayContaining(others));
  expect(names).not.toContain('Herzfunke');
});

test('a message costs in each country at least what it costs in the cheapest bundle sold there', async () => {
  const { message_credits, minimum_message_costs } = await fetchSettings(herzfunke);
  const visitor = new Visitor(herzfunke);
  for (const [country, { costs, currency }] of Object.entries(minimum_message_costs)) {
    const { body } = await visitor.call<{ packages: CreditPackage[] }>('GET /api/packages.php', {
      query: { country },
    });
    const perMessage = body.packages.map(({ amount, credits }) =>
      Math.ceil((amount * message_credits) / credits),
    );
    expect({ country, currency, costs }).toEqual({
      country,
      currency: body.packages[0]?.currency,
      costs: Math.min(...perMessage),
    });
  }
});

test('the query forces a brand on preview hosts only', async () => {
  expect((await fetchSettings('localhost', { domain: 'vlinder' })).brand).toBe('vlinder');
  expect((await fetchSettings('localhost', { domain: 'no-such-brand' })).brand).toBe('vonk');
  expect((await fetchSettings(herzfunke, { domain: 'vlinder' })).brand).toBe('herzfunke');
});

test('the terms are of the day the company was added, where that is later than 1 December 2023', async () => {
  const visitor = new Visitor(herzfunke);
  const { body: company } = await visitor.call<Company>('GET /api/companyinfo.php');
  expect(Object.keys(company).sort()).toEqual(Object.keys(companySchema.shape).sort());
  expect((await fetchSettings(herzfunke)).terms_version).toBe(company.added);
});

test('interests come in their groups, regions in the language of the call', async () => {
  const visitor = new Visitor(herzfunke);
  const { body } = await visitor.call<{ interests: Record<string, string[]> }>('GET /api/interests.php');
  expect(Object.keys(body.interests)).toEqual(['relationship', 'activities', 'food', 'drink']);
  expect(Object.values(body.interests).flat()).toEqual([...interests]);
  const regionIn = async (host: string) => {
    const answer = await new Visitor(host).call<{ regions: Settings['region_data'] }>('GET /api/regions.php');
    return answer.body.regions.DE?.find(({ code }) => code === 'DE-BY')?.name;
  };
  expect(await regionIn(herzfunke)).toBe('Bayern');
});

test('a position is the nearest town, and the middle of the ocean none', async () => {
  const visitor = new Visitor(herzfunke);
  const at = (lat: number, lon: number) => visitor.call('GET /api/geocode.php', { query: { lat, lon } });
  expect((await at(50.94, 6.96)).body).toEqual({ city: 'Köln', country: 'DE', region: 'DE-NW' });
  expect((await at(0, -140)).status).toBe(404);
  expect((await at(91, 0)).status).toBe(422);
});

test('the beacon of a hidden page is noted', async () => {
  const count = async () =>
    Number(
      (await database.query<{ count: string }>('select count(*) from page_hidden_events')).rows[0]?.count,
    );
  const before = await count();
  await new Visitor(herzfunke).call('POST /api/page-hidden.php', { body: {} });
  expect(await count()).toBe(before + 1);
});
