const lander = /^\/landers\/([a-z0-9-]+)(?:\/([a-z0-9-]+))?$/;
const ofMember = /^\/members\/\d+\/(landing|landing2|landing3|signup)(?:\/([a-z0-9-]+))?$/;

/**
 * A landing's name in statistics: lander and slug (`gallery/forest`), or the kind of a member's landing
 * (`member-landing2/forest`), never the member. Null for other pages.
 * @param path without locale
 */
export function landingSlug(path: string): string | null {
  const [, name, slug] = lander.exec(path) ?? [];
  if (name) return landingName(name, slug);
  const [, kind, slugOfKind] = ofMember.exec(path) ?? [];
  return kind ? landingName(`member-${kind}`, slugOfKind) : null;
}

/** The same from the parameter `slug`, which a lander's form passes to the signup. */
export function slugFromQuery(query: string): string | null {
  const given = new URLSearchParams(query).get('slug') ?? '';
  return isLandingSlug(given) ? given : null;
}

export function isLandingSlug(text: unknown): text is string {
  return typeof text === 'string' && text.length <= 100 && /^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/.test(text);
}

/** The name in statistics of a landing with a campaign's slug. */
export function landingName(name: string, slug: string | null | undefined): string {
  return slug ? `${name}/${slug}` : name;
}
