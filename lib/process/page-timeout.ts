/** Default page timeout in milliseconds. */
export const defaultTimeoutMs = 10_000;

/** `PAGE_TIMEOUT_MS`, or under its name before version 0.2. */
export const getPageTimeout = (source: Record<string, string | undefined>) =>
  source.PAGE_TIMEOUT_MS || source.PAGE_PATIENCE;

/**
 * Timeout of a page's backend call in milliseconds: a quarter of the page's own, so that a hanging backend differs
 * from a slow page, and an outage shows within three seconds.
 */
export function callTimeoutMs(): number {
  const page = Number(getPageTimeout(process.env));
  return (page > 0 ? page : defaultTimeoutMs) / 4;
}
