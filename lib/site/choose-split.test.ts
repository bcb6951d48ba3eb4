import { brandTable } from './brands.ts';
import { chooseSplit } from './choose-split.ts';
import type { SitePage } from './resolve.ts';

const [brand] = brandTable([
  {
    id: 'vonk',
    name: 'Vonk',
    hosts: ['vonk.example'],
    domain_language: 'de',
    locales: ['de', 'en'],
    pool: 'p',
    rating: 'general',
    cdn_prefix: '',
    split_tests: [
      {
        name: 'spring',
        lander: 'gallery',
        variants: [
          { slug: 'forest', weight: 50 },
          { slug: null, weight: 50 },
        ],
      },
    ],
  },
]).byId.values();
if (!brand) throw new Error('No brand');

const ask = (address: string, more: { cookies?: string; route?: SitePage['route'] } = {}, random = 0.5) => {
  const [path = '', query] = address.split('?');
  const { route = 'landers-gallery-slug', cookies } = more;
  const asked = { path, search: query === undefined ? '' : `?${query}`, cookies };
  return chooseSplit({ brand, route }, asked, () => random);
};

const both = ['/landers/gallery/forest?split=spring.forest', '/landers/gallery?split=spring.general'];

test('a running test chooses and keeps the query', () => {
  const found = ask('/landers/gallery?network=north&split=spring&sub1=a%20b');
  expect(found).toMatch(/^\/landers\/gallery(\/forest)?\?network=north&split=spring\.\w+&sub1=a\+b$/);
  expect(ask('/en/landers/gallery?split=spring')).toMatch(/^\/en\/landers\/gallery/);
});

test('a group that is known gets the same again', () => {
  for (let group = 0; group < 50; group += 1) {
    const first = ask('/landers/gallery?split=spring', {}, group / 1_000);
    const again = ask('/landers/gallery?split=spring', { cookies: `vonk_split=${group}` }, 0.999);
    expect(again).toBe(first);
    expect(both).toContain(first);
  }
});

test('the same click gets the same again, without anything being kept', () => {
  const chosen = new Set<string | null>();
  for (let nth = 0; nth < 50; nth += 1) {
    const address = `/landers/gallery?network=north&click_id=c${nth}&split=spring`;
    const first = ask(address, {}, 0.1);
    expect(ask(address, {}, 0.9)).toBe(first);
    chosen.add(first?.split('?')[0] ?? null);
  }
  expect(chosen).toEqual(new Set(['/landers/gallery/forest', '/landers/gallery']));
});

test.each([
  ['no test is named', '/landers/gallery'],
  ['the test does not run', '/landers/gallery?split=autumn'],
  ['it is of another lander', '/landers/video?split=spring'],
  ['a slug stands there', '/landers/gallery/forest?split=spring'],
  ['it has chosen already', '/landers/gallery?split=spring.general'],
])('where %s the page is the page', (_, address) => expect(ask(address)).toBeNull());

test('no other page is split', () => {
  expect(ask('/landers/gallery?split=spring', { route: 'members' })).toBeNull();
  expect(ask('/landers/gallery?split=spring', { route: null })).toBeNull();
});
