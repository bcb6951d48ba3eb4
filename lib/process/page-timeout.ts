/** Default page timeout in milliseconds. */
export const defaultTimeoutMs = 10_000;

/**
 * Timeout of a page's backend call in milliseconds: a quarter of the page's own, so that a hanging backend differs
 * from a slow page, and an outage shows within three seconds.
 */
export function callTimeoutMs(): number {
  const page = Number(process.env.PAGE_PATIENCE);
  return (page > 0 ? page : defaultTimeoutMs) / 4;
}
