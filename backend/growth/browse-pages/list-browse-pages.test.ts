import { countries } from '#lib/contract/countries.ts';
import { listRegions } from '#backend/platform/geo/regions.ts';
import { regionSlug } from './list-browse-pages.ts';

it.each([
  ['DE-NW', 'de-nw-nordrhein-westfalen'],
  ['DE-BW', 'de-bw-baden-wurttemberg'],
  ['FR-PAC', 'fr-pac-provence-alpes-cote-d-azur'],
  ['PL-10', 'pl-10-lodzkie'],
  ['NO-15', 'no-15-more-og-romsdal'],
  ['ES-PV', 'es-pv-pais-vasco'],
])('%s lives at %s', (code, slug) => {
  expect(regionSlug(code)).toBe(slug);
});

it('gives every region of every country its own plain slug', () => {
  const codes = countries.flatMap((country) => listRegions(country).map(({ code }) => code));
  const slugs = codes.map(regionSlug);
  expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)+$/.test(slug))).toEqual([]);
  expect(new Set(slugs).size).toBe(codes.length);
});
