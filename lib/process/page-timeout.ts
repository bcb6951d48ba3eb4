/** Milliseconds that a visitor waits for a page, where the environment says nothing else. */
export const defaultTimeoutMs = 10_000;

/**
 * Milliseconds for one call of a page to the backend: a quarter of the page's own time, so that a backend that does not
 * answer is told from a page that takes long, and an outage is said within three seconds.
 */
export function callTimeoutMs(): number {
  const page = Number(process.env.PAGE_PATIENCE);
  return (page > 0 ? page : defaultTimeoutMs) / 4;
}
