/** The landers of section 2, under the names their addresses have. */
export const landers = [
  'tinderswipe',
  'alonetonight',
  'collagelanding',
  'gallery',
  'iconslanding',
  'maplanding',
  'socialnetwork',
  'transitionsvideolanding',
  'video',
] as const;

export type Lander = (typeof landers)[number];

export const niches = [1, 2, 3, 4, 5, 6, 7] as const;

export type Niche = (typeof niches)[number];

/**
 * What a campaign may be about, by the niche of the brand: everyday dating, friends first, forty and up, casual, outdoors
 * and active, single parents, night owls. A slug belongs to one niche and has its own texts in `landerSlugs`.
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

/** The one lander of the specification whose address has no slug. */
export const landersWithoutSlug: readonly Lander[] = ['tinderswipe'];

/** The niche of a brand's settings; they are checked to be 1 to 7, anything else speaks like everyday dating. */
export function toNiche(niche: number): Niche {
  return niches.find((known) => known === niche) ?? 1;
}

/**
 * What the last part of a lander's address means: null for its general texts, the slug of a campaign, or `unknown` for
 * anything that this lander or this niche does not have.
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

/** The address of a lander without locale prefix. */
export function landerPath(lander: Lander, slug: string | null): string {
  return slug === null ? `/landers/${lander}` : `/landers/${lander}/${slug}`;
}
