/** No id of a brand holds a tilde. */
const safeMark = '~safe';

/**
 * The first segment of an internal path. It says besides the brand whether the page is wanted without explicit content, so
 * that both versions are static pages of their own.
 */
export function brandSegment(brand: string, safe: boolean): string {
  return safe ? brand + safeMark : brand;
}

/** What such a segment says. */
export function readBrandSegment(segment: string): { brand: string; safe: boolean } {
  return segment.endsWith(safeMark)
    ? { brand: segment.slice(0, -safeMark.length), safe: true }
    : { brand: segment, safe: false };
}

/** The brand of an internal path. */
export function brandOfPath(internalPath: string): string {
  return readBrandSegment(internalPath.split('/')[1] ?? '').brand;
}
