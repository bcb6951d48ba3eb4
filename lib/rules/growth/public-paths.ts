import { foldDigraphs } from '../../contract/formats.ts';
import { interests, type Interest } from '../../contract/vocabulary.ts';

// Ours stand at the root of the site; the others where section 2 has them.
const atRoot: readonly string[] = ['imprint', 'withdrawal', 'accessibility'];
const underPages: readonly string[] = [
  'terms',
  'privacy',
  'cookies',
  'ban',
  'return-policy',
  'faq',
  'service',
];

/**
 * The one path of an information page, without locale; null for a token that has none.
 * @param own tokens of the brand's own pages
 */
export function infoPath(token: string, own: readonly string[] = []): string | null {
  if (atRoot.includes(token) || own.includes(token)) return `/${token}`;
  return underPages.includes(token) ? `/pages/${token}` : null;
}

export const hubsPath = '/members/in';

/** Path of the page of a region, without locale. */
export function regionHubPath({ slug }: { slug: string }): string {
  return `${hubsPath}/${slug}`;
}

/** The region that the last part of a path names, in its other spelling as well: `de-bw-baden-wuerttemberg`. */
export function regionOfSlug<R extends { slug: string }>(regions: readonly R[], slug: string): R | undefined {
  const named = foldDigraphs(slug);
  return (
    regions.find((each) => each.slug === slug) ?? regions.find((each) => foldDigraphs(each.slug) === named)
  );
}

/** Path of the page of an interest, without locale; the same in every language. */
export function interestHubPath(key: Interest): string {
  return `/members/with/${interestSlug(key)}`;
}

export function interestSlug(key: Interest): string {
  return key.replaceAll('_', '-');
}

/** The interest that the last part of a path names; null for anything else. */
export function interestOfSlug(slug: string): Interest | null {
  return interests.find((key) => interestSlug(key) === slug) ?? null;
}

/** With fewer real members a page says too little to be listed by search engines; fictional profiles alone never make one. */
export const enoughForIndex = 8;

/** Whether the page of a region or an interest has enough to say to be listed by search engines. */
export function isWorthListing({ real }: { real: number }): boolean {
  return real >= enoughForIndex;
}

/** Regions on the overview, so that its document stays small; the others stand on the pages of these. */
const maxOnOverview = 44;

/**
 * The regions of each country for the overview, in their order: all where they fit, else the largest of each country and
 * then those with the most real members anywhere.
 */
export function regionsByCountry<R extends { country: string; real: number }>(
  regions: readonly R[],
): { country: string; regions: R[] }[] {
  const largest = regions.toSorted((a, b) => b.real - a.real);
  const countries = [...new Set(regions.map(({ country }) => country))];
  const shown = new Set(
    countries.flatMap((country) => largest.find((each) => each.country === country) ?? []),
  );
  for (const region of largest) {
    if (shown.size >= maxOnOverview) break;
    shown.add(region);
  }
  return countries.map((country) => ({
    country,
    regions: regions.filter((each) => each.country === country && shown.has(each)),
  }));
}
