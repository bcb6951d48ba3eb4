import { plainName } from '../../contract/plain-name.ts';
import { interests, type Interest } from '../../contract/vocabulary.ts';

// Ours are at the root of the site; the others where `docs/specification.md` §2 has them.
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
 * The canonical path of an information page, without locale; null for unknown tokens.
 * @param own tokens of the brand's own pages
 */
export function infoPath(token: string, own: readonly string[] = []): string | null {
  if (atRoot.includes(token) || own.includes(token)) return `/${token}`;
  return underPages.includes(token) ? `/pages/${token}` : null;
}

export const browsePagesPath = '/members/in';

/** Path of a region's page, without locale. */
export function regionPagePath({ slug }: { slug: string }): string {
  return `${browsePagesPath}/${slug}`;
}

/** The region in the last part of a path, as Next encodes it, in any spelling: `de-bw-baden-wuerttemberg`. */
export function findRegionBySlug<R extends { slug: string }>(
  regions: readonly R[],
  slug: string,
): R | undefined {
  const named = plainName(decodeSlug(slug));
  return regions.find((each) => each.slug === slug) ?? regions.find((each) => plainName(each.slug) === named);
}

/** A slug without percent-encoding, and as it is where its percent signs encode nothing. */
function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** Path of an interest's page, without locale; the same in all languages. */
export function interestPagePath(key: Interest): string {
  return `/members/with/${interestSlug(key)}`;
}

export function interestSlug(key: Interest): string {
  return key.replaceAll('_', '-');
}

/** The interest in the last part of a path; null for none. */
export function findInterestBySlug(slug: string): Interest | null {
  return interests.find((key) => interestSlug(key) === slug) ?? null;
}

/** With fewer real members a page is not indexed; fictional profiles do not count. */
export const enoughForIndex = 8;

/** Whether a region's or interest's page has enough members to be indexed. */
export function isWorthListing({ real }: { real: number }): boolean {
  return real >= enoughForIndex;
}

/** Regions on the overview, to limit its size; their pages link to the others. */
const maxOnOverview = 44;

/**
 * The regions of each country for the overview, in order: all if they fit, else each country's largest and then those
 * with the most real members.
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
