import type { Settings } from '#lib/contract/brands/settings.ts';
import { formatMoney } from '#lib/contract/commerce/format-money.ts';
import { landerSlugs } from '#lib/rules/growth/lander-slugs.ts';
import { Visitor } from '#tests/support/http.ts';
import { getOrigin, stackAddress } from '#tests/support/stack.ts';
import { until } from '#tests/support/until.ts';
import { database } from '#tests/support/test-database.ts';
import {
  does,
  writeBrandFile,
  packages,
  readable,
  throwawayBrand,
  untilPage,
  type Throwaway,
} from '#tests/support/throwaway-brand.ts';

/** Settings of section 3 with an effect on public pages: on a separate brand, changed by the operator's command. */
let own: Throwaway;
beforeAll(async () => {
  own = await throwawayBrand();
});
afterAll(() => own.close());

const settingsOf = async (visitor = own.visitor) =>
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

test('visible_profile_fields: what a profile shows on this brand', async () => {
  const { rows } = await database.query<{ id: number }>(
    `select id from profiles where pool = 'demo' and status = 'active' and eye_colour = 'green'
       and hair_colour = 'red' and hidden_brands = '{}' order by id limit 1`,
  );
  const path = `/members/${rows[0]?.id}`;
  const facts = (html: string) => readable(/<dl[\s\S]*<\/dl>/.exec(html)?.[0] ?? html);
  const before = facts((await own.visitor.get(path)).text);
  expect([before.includes('Augenfarbe'), before.includes('Haarfarbe')]).toEqual([true, true]);
  await own.set('visible_profile_fields', ['eye_colour']);
  const after = facts(await untilPage(own.visitor, path, (html) => !facts(html).includes('Haarfarbe')));
  expect(after).toContain('Augenfarbe');
});

test('search_fields: what the search offers, and takes', async () => {
  await own.set('search_fields', ['gender', 'age']);
  const html = await untilPage(own.visitor, '/members', (page) => !/name="country"/.test(page));
  expect(html).toMatch(/name="gender"/);
  expect(html).toMatch(/name="min_age"/);
  for (const name of ['countryregion', 'city', 'distance', 'eye_colour', 'interests'])
    expect(html).not.toContain(`name="${name}"`);
  const count = async (query: Record<string, string>) =>
    (await own.visitor.call<{ numResults: number }>('GET /api/members.php', { query })).body.numResults;
  expect(await count({ country: 'PL', eye_colour: 'blue' })).toBe(await count({}));
  expect(await count({ gender: 'man' })).toBeLessThan(await count({}));
  // Everyone may exclude fictional profiles.
  expect(html).toMatch(/name="kind"/);
  expect(await count({ kind: 'real' })).toBeLessThan(await count({}));
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
  expect(await settingsOf()).toMatchObject({
    fictional_singular: 'Kunstfigur',
    fictional_plural: 'Kunstfiguren',
  });
});

test('member_resell: an advertisement among the members, as a tile or in live-cam style, or none', async () => {
  const offer = {
    title: { de: 'Auch schön', sv: 'Också fint' },
    text: { de: 'Eine andere Seite.', sv: 'En annan sida.' },
    image: '/ads/vlinder.svg',
    target: { brand: 'vlinder' },
  };
  await own.set('advertisements', [offer]);
  expect((await own.visitor.get('/members')).text).not.toContain('Auch schön');
  for (const look of ['tile', 'livecam']) {
    await own.set('member_resell', look);
    const html = await untilPage(own.visitor, '/members', (page) =>
      new RegExp(`offer[^"]*${look}`).test(page),
    );
    expect(readable(html)).toContain('Anzeige Auch schön Eine andere Seite.');
    expect(html).toMatch(/<a [^>]*href="http[^"]*vlinder\.localhost[^"]*"[^>]*rel="sponsored/);
  }
  await own.set('member_resell', 'no');
  await untilPage(own.visitor, '/members', (page) => !page.includes('Auch schön'));
});

test('niche: which campaigns the brand’s landers know', async () => {
  const statusOf = async (slug = 'none') => (await own.visitor.get(`/landers/gallery/${slug}`)).status;
  const [ofOne, ofFour] = [landerSlugs[1][0], landerSlugs[4][0]];
  expect([await statusOf(ofOne), await statusOf(ofFour)]).toEqual([200, 404]);
  await own.set('niche', 4);
  await untilPage(own.visitor, '/', (page) => page.includes('data-niche="4"'));
  await until(async () => (await statusOf(ofFour)) === 200);
  expect(await statusOf(ofOne)).toBe(404);
});

test('company_id: who is behind the brand', async () => {
  const { rows } = await database.query<{ id: number; name: string }>(
    `select id, name from companies where name = 'Vonk Demo B.V.'`,
  );
  const [demo] = rows;
  await own.set('company_id', demo?.id ?? 0);
  const imprint = await untilPage(own.visitor, '/imprint', (page) => page.includes(demo?.name ?? ''));
  expect(imprint).not.toContain('Amoria GmbH');
  expect((await settingsOf()).company_id).toBe(Number(demo?.id));
  expect((await own.visitor.call('GET /api/companyinfo.php')).body).toMatchObject({ name: demo?.name });
});

test('minimum_message_costs: what a message costs at least, by what is sold in the visitor’s currency', async () => {
  const cheaper = packages.map((each) =>
    each.currency === 'CHF' ? { ...each, amount: each.amount - 500 } : each,
  );
  await does('packages', 'set', own.id, writeBrandFile(cheaper));
  await until(async () => (await settingsOf()).minimum_message_costs.CH?.costs === 90);
  expect((await settingsOf()).minimum_message_costs).toEqual({
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

test('domain_language and domain: the language without prefix, and the host of canonical addresses', async () => {
  await own.set('domain_language', 'sv');
  const html = await untilPage(own.visitor, '/', (page) => page.includes('<html lang="sv"'));
  expect(html).toContain('Där Amoria börjar.');
  expect((await new Visitor(own.host).get('/sv')).status).toBe(301);
  expect((await new Visitor(own.host).get('/de')).text).toContain('<html lang="de"');
  await own.set('domain_language', 'de');
  await untilPage(new Visitor(own.host), '/', (page) => page.includes('<html lang="de"'));
  const { domain, domain_language } = await settingsOf();
  expect([domain, domain_language]).toEqual([own.host, 'de']);
  expect((await new Visitor(own.host).get('/pricing')).text).toContain(
    `rel="canonical" href="${getOrigin(own.host)}/`,
  );
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

test('payment_methods: the footer names what can be paid with in its countries, and nothing else', async () => {
  const footer = (html: string) => readable(/<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? '');
  const html = footer((await new Visitor(own.host).get('/pricing')).text);
  expect(['PayPal', 'TWINT', 'iDEAL', 'BLIK'].filter((name) => html.includes(name))).toEqual([
    'PayPal',
    'TWINT',
  ]);
});
