import { stackDatabase } from '../support/database.ts';
import { Visitor } from '../support/http.ts';
import { until } from '../support/until.ts';
import { firefox, ledAndConfirmed, mark } from './affiliate.ts';
import { herzfunke, vlinder } from './cast.ts';
import { operate, operated } from './operating.ts';
import { landerSlugs, nicheOf } from '../../lib/rules/growth/lander-slugs.ts';

const database = stackDatabase();
afterAll(() => database.end());

const names = { even: mark('even'), uneven: mark('uneven'), kept: mark('kept'), ended: mark('ended') };

const land = (visitor: Visitor, name: string, more = '', headers = {}) =>
  visitor.get(`/landers/gallery?split=${name}${more}`, { headers });

let slugs: readonly string[] = [];
/** What the command answered. */
let said = '';

/** Begins all tests on the gallery of herzfunke, so that the front has to be waited for once. */
beforeAll(async () => {
  const { rows } = await database.query<{ niche: number }>(
    `select (settings->>'niche')::int as niche from brands where id = 'herzfunke'`,
  );
  slugs = landerSlugs[nicheOf(rows[0]?.niche ?? 1)];
  const [one = '', other = ''] = slugs;
  const variants = [`${one}:50,${other}:50`, `${one}:1,general:3`, `${one},general`, `${one},${other}`];
  for (const [nth, name] of Object.values(names).entries()) {
    const words = ['--brand', 'herzfunke', '--name', name, '--lander', 'gallery'];
    said += await operated('split', 'add', ...words, '--variants', variants[nth] ?? '');
  }
  await until(async () => (await land(new Visitor(herzfunke), names.ended)).status === 307);
});

test('the command says which link to give out', () => {
  for (const name of Object.values(names)) expect(said).toContain(`/landers/gallery?split=${name}\n`);
});

test('a click is led to one variant, and to the same again; the query stays, and nothing is stored', async () => {
  const [one = '', other = ''] = slugs;
  const name = names.even;
  const visitor = new Visitor(herzfunke);
  const first = await land(visitor, name, '&network=north&click_id=c7');
  expect(first.headers['cache-control']).toBe('no-store');
  const chosen = first.headers.location ?? '';
  expect(
    [one, other].map((slug) => `/landers/gallery/${slug}?split=${name}.${slug}&network=north&click_id=c7`),
  ).toContain(chosen);
  for (let nth = 0; nth < 5; nth += 1)
    expect((await land(new Visitor(herzfunke), name, '&network=north&click_id=c7')).headers.location).toBe(
      chosen,
    );
  expect(first.headers['set-cookie']).toBeUndefined();

  const page = await visitor.get(chosen);
  expect(page.status).toBe(200);
  expect(page.headers['set-cookie']).toBeUndefined();
  // The page is one for all of them: the same from the cache for whoever comes by another link.
  const plain = await new Visitor(herzfunke).get(chosen.replace(/\?.*/, ''));
  expect(plain.text).toBe(page.text);
});

test('visitors are shared out by the weights', async () => {
  const [one = ''] = slugs;
  const name = names.uneven;
  const visits = 300;
  const led: (string | undefined)[] = [];
  for (let nth = 0; nth < visits; nth += 1)
    led.push((await land(new Visitor(herzfunke), name)).headers.location);
  const [general, special] = [`?split=${name}.general`, `/${one}?split=${name}.${one}`];
  expect(new Set(led)).toEqual(new Set([general, special].map((end) => `/landers/gallery${end}`)));
  const first = led.filter((location) => location?.endsWith(special)).length;
  // Four standard deviations, and what a thousand groups are off.
  expect(Math.abs(first / visits - 0.25)).toBeLessThan(4 * Math.sqrt(0.1875 / visits) + 0.06);
});

test('a browser that may remember its group is led by it', async () => {
  const name = names.kept;
  const led = async (group: number) =>
    (await land(new Visitor(herzfunke), name, '', { cookie: `vonk_split=${group}` })).headers.location;
  const groups = Array.from({ length: 30 }, (_, group) => group);
  const [first, again, ...others] = await Promise.all([0, ...groups].map(led));
  expect(again).toBe(first);
  expect(new Set([first, ...others]).size).toBe(2);
});

test('a test changes nothing elsewhere, and nothing once it is stopped', async () => {
  const name = names.ended;
  const visitor = new Visitor(herzfunke);
  for (const path of ['/landers/gallery', '/landers/gallery?split=other', `/landers/video?split=${name}`]) {
    const { status, headers } = await visitor.get(path);
    expect({ path, status, cookie: headers['set-cookie'] }).toEqual({ path, status: 200, cookie: undefined });
  }
  expect((await new Visitor(vlinder).get(`/landers/gallery?split=${name}`)).status).toBe(200);

  expect(await operated('split', 'stop', '--brand', 'herzfunke', '--name', name)).toMatch(/^Stopped/);
  await until(async () => (await land(visitor, name)).status === 200);
  const again = ['--brand', 'herzfunke', '--name', name, '--lander', 'gallery', '--variants', slugs.join()];
  expect((await operate('split', 'add', ...again)).stderr).toContain('take a new one');
});

test('what a variant brought is counted', async () => {
  const [one = ''] = slugs;
  const name = names.kept;
  const split = `${name}.${one}`;
  const slug = `gallery/${one}`;
  const headers = { 'user-agent': firefox };
  for (let nth = 0; nth < 4; nth += 1)
    await new Visitor(herzfunke).call('POST /api/arrival.php', { body: { slug, split }, headers });
  await ledAndConfirmed('Alice', { network: mark('net'), slug, split });
  const shown = await operated('split', 'show', '--brand', 'herzfunke');
  expect(shown).toContain(`herzfunke  ${name}  gallery  `);
  expect(shown).toContain(`  ${one}  weight 1, arrivals 4, leads 1 (25.0 %), sales 0`);
});

test.each([
  [['--lander', 'tinderswipe', '--variants', 'general'], /--lander is one of alonetonight/],
  [['--lander', 'gallery', '--variants', 'nosuchslug,general'], /"nosuchslug" is none of/],
  [['--lander', 'gallery', '--variants', 'general'], /two variants/],
])('%j is refused', async (words, reason) => {
  const { code, stderr } = await operate('split', 'add', '--brand', 'herzfunke', '--name', 'n', ...words);
  expect([code, stderr]).toEqual([1, expect.stringMatching(reason)]);
});

test('the command says how it is used', async () => {
  expect((await operate('split')).stderr).toContain('npm run split -- add');
  expect((await operate('split', 'add', '--brand', 'nobody')).stderr).toContain('--brand is one of');
  expect((await operate('split', 'stop', '--brand', 'herzfunke', '--name', 'never')).code).toBe(1);
});
