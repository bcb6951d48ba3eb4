const blur = /^\/photos\/[0-9a-f]{16}-locked\.webp$/;

/** Prefixes only public photos (blurs and public main images): all others need the session, which a CDN lacks. */
export function throughCdn(prefix: string, answer: unknown): unknown {
  if (prefix === '') return answer;
  if (Array.isArray(answer)) return answer.map((each) => throughCdn(prefix, each));
  if (typeof answer !== 'object' || answer === null) return answer;
  const own = Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [key, throughCdn(prefix, value)]),
  );
  if (isOpenBlur(own)) return { ...own, thumb_filename: prefix + own.thumb_filename };
  return isShown(own) ? { ...own, main_image: prefixed(prefix, own.main_image) } : own;
}

/** The blur of a photo on a public profile. */
function isOpenBlur(value: Record<string, unknown>): value is { thumb_filename: string } {
  const { thumb_filename: file } = value;
  return typeof file === 'string' && blur.test(file) && !('for_members' in value);
}

type Shown = { main_image: Record<string, unknown> };

/** A tile or profile with a public main image; accounts have no `fictional_icon`. */
function isShown(value: Record<string, unknown>): value is Shown {
  const { main_image: image, status } = value;
  const isActive =
    typeof image === 'object' &&
    image !== null &&
    'status' in image &&
    image.status === 'active' &&
    !('for_members' in image);
  return 'fictional_icon' in value && status !== 'disabled' && isActive;
}

function prefixed(prefix: string, image: Record<string, unknown>): Record<string, unknown> {
  return {
    ...image,
    filename: `${prefix}${String(image.filename)}`,
    thumb_filename: `${prefix}${String(image.thumb_filename)}`,
    match: `${prefix}${String(image.match)}`,
  };
}
