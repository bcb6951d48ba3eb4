/** Whether a Prefer header holds `safe` (RFC 8674), alone or among other preferences. */
export function prefersSafe(prefer: string | string[] | null | undefined): boolean {
  return prefer != null && /(?:^|,)\s*safe\s*(?:[,;]|$)/i.test(String(prefer));
}
