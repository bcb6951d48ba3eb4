import { readdirSync } from 'node:fs';
import { locales } from '../../contract/scalars.ts';
import { getTexts } from '../../i18n/catalogue.ts';
import { matchRoute } from '../platform/routes.ts';
import {
  landerPath,
  landers,
  landerSlugs,
  landersWithoutSlug,
  toNiche,
  niches,
  parseSlug,
} from './lander-slugs.ts';

const everySlug = niches.flatMap((niche) => landerSlugs[niche]);

test('every niche has three slugs', () => {
  for (const niche of niches) expect(landerSlugs[niche]).toHaveLength(3);
  expect(new Set(everySlug).size).toBe(21);
  for (const slug of everySlug) expect(slug).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
});

test('every lander is a route of the specification, with and without a slug', () => {
  for (const lander of landers.filter((each) => !landersWithoutSlug.includes(each))) {
    expect(matchRoute(landerPath(lander, null))).toBe(`landers-${lander}-slug`);
    expect(matchRoute(landerPath(lander, 'hiking'))).toBe(`landers-${lander}-slug`);
  }
  for (const lander of landersWithoutSlug) {
    expect(matchRoute(landerPath(lander, null))).toBe(`landers-${lander}`);
    expect(matchRoute(landerPath(lander, 'hiking'))).toBeNull();
  }
});

test('every lander is a folder of pages, and no other is', () => {
  const folder = new URL('../../../app/[brand]/[locale]/(lander)/landers/', import.meta.url);
  const entries = readdirSync(folder, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(folders.sort()).toEqual([...landers].sort());
});

test.each([
  ['no segment', 'gallery', 5, undefined, { slug: null }],
  ['a slug of the niche', 'gallery', 5, ['hiking'], { slug: 'hiking' }],
  ['a slug of another niche', 'gallery', 1, ['hiking'], 'unknown'],
  ['an unknown slug', 'gallery', 5, ['swimming'], 'unknown'],
  ['a name that every object has', 'gallery', 5, ['constructor'], 'unknown'],
  ['one segment too many', 'gallery', 5, ['hiking', 'more'], 'unknown'],
  ['the lander without slugs', 'tinderswipe', 5, ['hiking'], 'unknown'],
] as const)('%s', (_what, lander, niche, segments, expected) => {
  expect(parseSlug(lander, niche, segments)).toEqual(expected);
});

test('an unknown niche uses the text of everyday dating', () => {
  expect([toNiche(7), toNiche(0), toNiche(8)]).toEqual([7, 1, 1]);
});

type Text = { title: string; lead: string };

test.each(locales)('%s has a distinct text for every niche and slug', (locale) => {
  const texts = getTexts(locale).landerSlugs as {
    general: Record<string, Text>;
    slugs: Record<string, Text>;
  };
  expect(Object.keys(texts.general)).toEqual(niches.map(String));
  expect(Object.keys(texts.slugs).sort()).toEqual([...everySlug].sort());
  const all = [...Object.values(texts.general), ...Object.values(texts.slugs)];
  expect(new Set(all.map(({ title }) => title)).size).toBe(28);
  expect(new Set(all.map(({ lead }) => lead)).size).toBe(28);
  for (const { title, lead } of all) {
    // Titles appear in search results and in large type on phones; a lead is the description.
    expect({ title, fits: title.length <= 50 }).toEqual({ title, fits: true });
    expect({ lead, fits: lead.length >= 40 && lead.length <= 160 }).toEqual({ lead, fits: true });
  }
});
