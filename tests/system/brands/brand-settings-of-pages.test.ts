import { readable } from '#tests/support/page-words.ts';
import type { Settings } from '#lib/contract/brands/brands.ts';
import { formatMoney } from '#lib/contract/commerce/format-money.ts';
import { Visitor } from '#tests/support/http.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { until } from '#tests/support/until.ts';
import { database } from '#tests/support/test-database.ts';
import {
  does,
  writeBrandFile,
  packages,
  throwawayBrand,
  untilPage,
  type Throwaway,
} from '#tests/support/throwaway-brand.ts';

/** Settings of `docs/specification.md` §3 with an effect on public pages, on a separate brand and changed by the operator. */
let own: Throwaway;
beforeAll(async () => {
  own = await throwawayBrand();
});
afterAll(() => own.close());

const fetchSettings = async (visitor = own.visitor) =>
  (await visitor.call<Settings>('GET /api/settings.php')).body;

const content = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

test('name, index_title and description: what every page says of the brand', async () => {
  await own.set('name', 'Zweitname');
  await own.set('index_title.de', 'Ein neuer Anfang.');
  await own.set('description.de', 'Eine neue Beschreibung, die lang genug ist.');
  const home = await untilPage(own.visitor, '/', (page) => page.includes('Eine neue Beschreibung'));
  expect(/<title>([^<]*)/.exec(home)?.[1]).toContain('Ein neuer Anfang.');
  expect(/<h1[^>]*>[\s\S]*?<\/h1>/.exec(home)?.[0]).toContain('Ein neuer Anfang.');
  expect(content(home, 'description')).toBe('Eine neue Beschreibung, die lang genug ist.');
  expect(content(home, 'application-name')).toBe('Zweitname');
  expect((await own.visitor.get('/pricing')).text).toMatch(/<title>[^<]* · Zweitname/);
  const manifest = JSON.parse((await own.visitor.get('/manifest.webmanifest')).text) as Record<
    string,
    unknown
  >;
  expect(manifest).toMatchObject({ name: 'Zweitname', lang: 'de' });
  // The other language is unchanged.
  expect((await own.visitor.get('/sv')).text).toContain('Där Amoria börjar.');
  await own.set('name', 'Amoria');
});

test('fictional_warning, fictional_singular and fictional_plural: the brand’s own words, wherever one is shown', async () => {
  await own.set('fictional_singular', { de: 'Kunstfigur', sv: 'Låtsasperson' });
  await own.set('fictional_plural', { de: 'Kunstfiguren', sv: 'Låtsaspersoner' });
  await own.set('fictional_warning.de', 'Hier gibt es Kunstfiguren, nicht alle sind echt.');
  const html = await untilPage(own.visitor, '/members?kind=fictional', (page) =>
    page.includes('nicht alle sind echt'),
  );
  expect(readable(html).split('Kunstfigur').length).toBeGreaterThan(24);
  expect(html).not.toContain('Fiktives Profil');
  expect((await own.visitor.get('/sv/members?kind=fictional')).text).toContain('Låtsasperson');
  expect((await own.visitor.get('/pages/terms')).text).toContain('nicht alle sind echt');
  expect(await fetchSettings()).toMatchObject({
    fictional_singular: 'Kunstfigur',
    fictional_plural: 'Kunstfiguren',
  });
});

test('company_id: who is behind the brand', async () => {
  const { rows } = await database.query<{ id: number; name: string }>(
    `select id, name from companies where name = 'Vonk Demo B.V.'`,
  );
  const [demo] = rows;
  await own.set('company_id', demo?.id ?? 0);
  const imprint = await untilPage(own.visitor, '/imprint', (page) => page.includes(demo?.name ?? ''));
  expect(imprint).not.toContain('Amoria GmbH');
  expect((await fetchSettings()).company_id).toBe(Number(demo?.id));
  expect((await own.visitor.call('GET /api/companyinfo.php')).body).toMatchObject({ name: demo?.name });
});

test('minimum_message_costs: what a message costs at least, by what is sold in the visitor’s currency', async () => {
  const cheaper = packages.map((each) =>
    each.currency === 'CHF' ? { ...each, amount: each.amount - 500 } : each,
  );
  await does('packages', 'set', own.id, writeBrandFile(cheaper));
  await until(async () => (await fetchSettings()).minimum_message_costs.CH?.costs === 90);
  expect((await fetchSettings()).minimum_message_costs).toEqual({
    DE: { costs: 100, currency: 'EUR' },
    CH: { costs: 90, currency: 'CHF' },
  });
  const swiss = new Visitor(own.host);
  swiss.setCookie('vonk_country', 'CH');
  const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
  const html = await untilPage(swiss, '/pricing', (page) =>
    plain(page).includes(plain(formatMoney(90, 'CHF', 'de'))),
  );
  expect(plain(content(html, 'description') ?? '')).toContain(plain(formatMoney(90, 'CHF', 'de')));
});

test('enable_site_entry_popup: whether the pages ask before they are entered', async () => {
  const asks = (html: string) => /entryPopup\\?":(true|false)/.exec(html)?.[1];
  expect(asks((await own.visitor.get('/')).text)).toBe('true');
  await own.set('enable_site_entry_popup', 'no');
  await untilPage(own.visitor, '/', (page) => asks(page) === 'false');
});

test('geoip_country and geoip_selected_country: of the visitor, as the front found or the visitor chose it', async () => {
  const { backendPort, frontKey } = stackAddress();
  const ask = async (headers: Record<string, string>) => {
    const response = await fetch(`http://127.0.0.1:${backendPort}/api/settings.php`, {
      headers: { 'x-vonk-key': frontKey, 'x-vonk-brand': own.id, 'x-vonk-locale': 'de', ...headers },
    });
    const { geoip_country, geoip_selected_country } = (await response.json()) as Settings;
    return [geoip_country, geoip_selected_country];
  };
  expect(await ask({})).toEqual([null, 'DE']);
  expect(await ask({ 'x-vonk-country': 'CH' })).toEqual(['CH', 'CH']);
  // The brand does not serve Poland: forms default to its first country.
  expect(await ask({ 'x-vonk-country': 'PL' })).toEqual(['PL', 'DE']);
  expect(await ask({ 'x-vonk-country': 'DE', 'x-vonk-chosen-country': 'CH' })).toEqual(['DE', 'CH']);
});
