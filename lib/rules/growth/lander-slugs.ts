import { landersWithSlug } from '../platform/routes.ts';

/** The landers of `docs/specification.md` §2, by their path names. */
export const landers = ['tinderswipe', ...landersWithSlug] as const;

export type Lander = (typeof landers)[number];

export const niches = [1, 2, 3, 4, 5, 6, 7] as const;

export type Niche = (typeof niches)[number];

/**
 * Campaign topics by the brand's niche: everyday dating, friends first, forty and up, casual, outdoors and active,
 * single parents, night owls. A slug belongs to one niche and has its own texts in `landerSlugs`.
 */
export const landerSlugs: Record<Niche, readonly string[]> = {
  1: ['new-in-town', 'first-date', 'after-work'],
  2: ['coffee-first', 'shared-hobbies', 'good-talks'],
  3: ['fresh-start', 'second-spring', 'weekend-for-two'],
  4: ['easygoing', 'clear-words', 'open-minded'],
  5: ['hiking', 'cycling', 'dog-walk'],
  6: ['evening-off', 'patchwork', 'kids-first'],
  7: ['after-midnight', 'late-shift', 'city-lights'],
};

/** The specification's lander without a slug. */
export const landersWithoutSlug: readonly Lander[] = ['tinderswipe'];

/** The niche of a brand's settings, 1 to 7; anything else counts as everyday dating. */
export function toNiche(niche: number): Niche {
  return niches.find((known) => known === niche) ?? 1;
}

/**
 * The last part of a lander's path: null for general texts, a campaign's slug, or `unknown` for a slug that this lander
 * or niche does not have.
 */
export function parseSlug(
  lander: Lander,
  niche: Niche,
  segments: readonly string[] | undefined,
): { slug: string | null } | 'unknown' {
  const [slug, ...rest] = segments ?? [];
  if (slug === undefined) return { slug: null };
  const isKnown = landerSlugs[niche].includes(slug) && !landersWithoutSlug.includes(lander);
  return isKnown && rest.length === 0 ? { slug } : 'unknown';
}

/** A lander's path without locale. */
export function landerPath(lander: Lander, slug: string | null): string {
  return slug === null ? `/landers/${lander}` : `/landers/${lander}/${slug}`;
}
