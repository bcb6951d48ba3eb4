import { randomUUID } from 'node:crypto';
import { routes } from '#lib/rules/platform/routes.ts';
import { Visitor } from '#tests/support/http.ts';
import { until } from '#tests/support/until.ts';
import {
  brand,
  does,
  writeBrandFile,
  packages,
  throwawayBrand,
  wholeBrand,
  type Throwaway,
} from '#tests/support/throwaway-brand.ts';

const newId = () => `amoria-${randomUUID().slice(0, 8)}`;

test('a company of several brands is changed after their names were read', async () => {
  const output = await brand('company', 'set', 'vonk', 'represented_by', 'Niemand');
  expect([output.code, output.stdout]).toEqual([1, '']);
  expect(output.stderr).toMatch(
    /The company of vonk is that of \d+ brands: .*Herzfunke \(herzfunke\).*Say --yes/,
  );
  const before = JSON.parse(await does('show', 'herzfunke')) as { company: { represented_by: string } };
  expect(JSON.stringify(before)).not.toContain('Niemand');
  expect((await brand('company', 'set', 'vonk', 'represented_by', '', '--yes')).stdout).toContain('Done.');
});

describe('a new brand', () => {
  test('is closed, lists what is missing, and stays closed until nothing is', async () => {
    const id = newId();
    const host = `${id}.localhost`;
    const { settings, packages: sold, ...bare } = wholeBrand(host);
    await does('add', id, '--from', writeBrandFile(bare));
    const { code, stdout } = await brand('check', id);
    expect(code).toBe(1);
    for (const line of [`${id} (closed) lacks:`, 'countries: Too small', 'support_email: Invalid email'])
      expect(stdout).toContain(line);

    for (const [name, value] of Object.entries(settings)) await does('set', id, name, JSON.stringify(value));
    await does('set', id, 'index_title.sv', 'null');
    const lacking = (await brand('check', id)).stdout;
    for (const line of [
      'index_title.sv: missing',
      'packages: none of the kind credits in EUR, for DE',
      'packages: none of the kind premium in CHF, for CH',
    ])
      expect(lacking).toContain(line);
    const refused = await brand('open', id);
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('index_title.sv: missing')]);
    expect((await new Visitor(host).get('/')).status).toBe(421);

    await does('set', id, 'index_title.sv', 'Där det börjar.');
    await does('packages', 'set', id, writeBrandFile(sold));
    expect((await brand('check', id)).stdout).toContain(`${id} lacks nothing (closed).`);
    expect(await does('list')).toMatch(new RegExp(`^${id}  Amoria  closed  ${host}  de sv$`, 'm'));
    await does('open', id);
    await until(async () => (await new Visitor(host).get('/')).status === 200);
    await does('close', id);
    await until(async () => (await new Visitor(host).get('/')).status === 421);
  }, 180_000);

  test('can be like another one, with a separate name, host and niche', async () => {
    const id = newId();
    const host = `${id}.localhost`;
    await does('add', id, '--like', 'herzfunke', '--name', 'Zweifunke', '--niche', '6', '--host', host);
    expect((await brand('check', id)).stdout).toContain('support_email: Invalid email');
    await does('set', id, 'support_email', 'hallo@herzfunke.example');
    expect((await brand('check', id)).stdout).toContain('support_email: that of herzfunke');
    await does('set', id, 'support_email', `hallo@${id}.example`);
    expect((await brand('check', id)).stdout).toContain('lacks nothing');
    const shown = JSON.parse(await does('show', id)) as Record<string, unknown>;
    expect(shown).toMatchObject({ name: 'Zweifunke', state: 'closed', pool: 'demo', hosts: [host] });
    expect(shown.settings).toMatchObject({ niche: 6, mail_name: 'Zweifunke', deletion_partner: null });
  });

  test('without a drawn logo has one in its colours, in every size', async () => {
    const own = await throwawayBrand();
    const png = await own.visitor.get(`/brand/${own.id}/icon-192.png`, {
      headers: { 'accept-language': 'sv' },
    });
    expect([png.status, png.headers['content-type']]).toEqual([200, 'image/png']);
    expect([png.bytes.subarray(1, 4).toString(), png.bytes.readUInt32BE(16)]).toEqual(['PNG', 192]);
    const { text } = await own.visitor.get(`/brand/${own.id}/favicon.svg`);
    expect(text).toContain('#C2185B');
    await own.set('theme.light.primary', '#8A1C5A');
    await until(async () => (await own.visitor.get(`/brand/${own.id}/favicon.svg`)).text.includes('#8A1C5A'));
    expect((await own.visitor.get('/brand/vlinder-x/favicon.svg')).status).toBe(404);
    expect((await own.visitor.get(`/brand/${own.id}/other.png`)).status).toBe(404);
    await own.close();
  });
});

describe('an open brand', () => {
  let own: Throwaway;
  let whole: string;
  beforeAll(async () => {
    own = await throwawayBrand();
    whole = await does('show', own.id);
  });
  afterAll(() => own.close());

  test.each([
    ['a title', ['set', 'index_title.sv', 'null'], 'index_title.sv: missing'],
    ['a mail address', ['set', 'support_email', 'nobody'], 'support_email: Invalid email'],
    ['readable colours', ['set', 'theme.light.primary', '#F5B8A8'], 'contrast of 1.71'],
    ['a way to pay', ['set', 'payment_methods', '["ideal"]'], 'payment_methods: none works in DE'],
    ['packages', ['set', 'countries', '["DE","PL"]'], 'none of the kind credits in PLN, for PL'],
    [
      'an honest least price',
      ['set', 'minimum_message_costs.DE.costs', '1'],
      'by the packages it is 100 EUR',
    ],
    [
      'a CDN of its own',
      ['set', 'cdn_prefix', 'https://cdn.evil.example'],
      'is not below a host of the brand',
    ],
    ['its language', ['set', 'domain_language', 'fi'], 'domain_language: fi is not among the locales'],
    ['fourteen days', ['set', 'refund_days', '7'], 'refund_days: less than the 14 days'],
    ['words for advertisements', ['set', 'member_resell', 'tile'], 'without any advertisements'],
  ])('never loses %s', async (_what, [verb = '', ...rest], complaint) => {
    const { code, stderr } = await brand(verb, own.id, ...rest);
    expect([code, stderr]).toEqual([1, expect.stringContaining(complaint)]);
  });

  test('is after all of that as it was', async () => {
    expect(await does('show', own.id)).toBe(whole);
  });

  test('its company can be dated, which dates the terms', async () => {
    await does('company', 'set', own.id, 'added', '2024-05-01', '--yes');
    const { company } = JSON.parse(await does('show', own.id)) as { company: { added: string } };
    expect(company.added).toBe('2024-05-01T00:00:00.000Z');
  });

  test('never loses its only host, nor its primary one before it has another', async () => {
    const only = await brand('hosts', 'remove', own.id, own.host);
    expect(only.stderr).toContain('hosts: none');
    await does('hosts', 'add', own.id, `www.${own.host}`);
    expect((await brand('hosts', 'remove', own.id, own.host)).stderr).toContain(
      'make another one primary first',
    );
    await does('hosts', 'remove', own.id, `www.${own.host}`);
  });

  test('cannot be closed while another open brand leads to it', async () => {
    const { code, stderr } = await brand('close', 'vlinder');
    expect([code, stderr]).toEqual([1, expect.stringContaining('no other open brand "vlinder"')]);
  });
});

test.each([
  [['check', 'nobody'], 'There is no brand "nobody", but '],
  [['set', 'vonk', 'colour', 'red'], 'There is no setting colour, but advertisements, '],
  [['set', 'vonk', 'region_data', '{}'], 'region_data cannot be set: it follows from countries.'],
  [['set', 'vonk', 'niche', '8'], 'niche: Too big: expected number to be <=7'],
  [['set', 'vonk', 'signups', 'some'], 'expected one of "all"|"with_trafficsource"|"invited"'],
  [['set', 'vonk', 'theme.light.primary', 'red'], 'theme.light.primary: a colour as #RRGGBB'],
  [['set', 'vonk', 'theme.light.colour', '#111111'], 'theme.light: Unrecognized key: "colour"'],
  [['set', 'vonk', '__proto__.x', '1'], 'is no setting'],
  [['set', 'vonk', 'pool', 'other'], 'pool: the brand has members'],
  [['set', 'vonk', 'company_id', '999999'], 'company_id: there is no company 999999'],
  [['company', 'set', 'vonk', 'colour', 'red'], 'A company has no colour, but name, address, '],
  [['company', 'set', 'vonk', 'country', 'Holland'], 'country: '],
  [['hosts', 'add', 'vonk', 'https://x.example'], '"https://x.example" is no host name'],
  [['hosts', 'add', 'vonk', 'vlinder.localhost'], 'vlinder.localhost belongs to the brand vlinder already.'],
  [['hosts', 'remove', 'vonk', 'x.example'], 'x.example is no host of vonk, but localhost'],
  [
    ['add', 'herzfunke', '--from', writeBrandFile(wholeBrand('h.localhost'))],
    'There is a brand "herzfunke" already.',
  ],
  [['add', 'Groß', '--from', writeBrandFile(wholeBrand('g.localhost'))], '"Groß" can\'t be an id'],
  [['add', 'new-one', '--from', writeBrandFile({ name: 'X', colour: 1 })], 'Unrecognized key: "colour"'],
  [['add', 'new-one', '--from', writeBrandFile('not json')], 'cannot be read as JSON'],
  [['packages', 'set', 'vonk', writeBrandFile([{ ...packages[0], amount: 0 }])], '0.amount: Too small'],
  [['packages', 'set', 'vonk', writeBrandFile([packages[0], packages[0]])], 'no two of one kind'],
])('%j is answered with a sentence', async (words, sentence) => {
  const { code, stdout, stderr } = await brand(...words);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain(sentence);
  expect(stderr).not.toContain('\n    at ');
});

test.each([
  [[], 'Usage: vonk brand '],
  [['burn'], "Unknown command 'burn'."],
  [['set', 'vonk', 'niche'], "Missing required argument 'value'."],
  [['set', 'vonk', 'niche', '1', '2'], 'Too many arguments'],
  [['set', 'vonk', 'niche', '1', '--host', 'x'], "Unknown option '--host'."],
  [['hosts', 'burn'], "Unknown command 'burn'."],
  [['pages', 'set', 'vonk', 'press', 'de'], 'Each locale has a file behind it.'],
])('%j is not understood', async (words, sentence) => {
  const { code, stdout, stderr } = await brand(...words);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(sentence);
  expect(stderr).toContain('Usage: vonk brand');
});

test('no brand may have the name of a page', async () => {
  const firstParts = Object.values(routes).map((path) => path.split('/')[1] ?? '');
  const names = [...new Set(firstParts)].filter((name) => /^[a-z][a-z-]*$/.test(name));
  expect(names.length).toBeGreaterThan(20);
  const file = writeBrandFile(wholeBrand('page.localhost'));
  const answers = await Promise.all(names.slice(0, 8).map((name) => brand('add', name, '--from', file)));
  expect(answers.map(({ stderr }) => stderr.trim())).toEqual(
    names.slice(0, 8).map((name) => `"${name}" can't be an id: pages live under that name.`),
  );
});
