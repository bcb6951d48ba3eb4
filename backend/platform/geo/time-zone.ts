/** Region-based names and the few without a region; an offset such as +01:00 ignores daylight saving time. */
const nameForm = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/;

/**
 * The canonical name of an IANA time zone, from any case or older name; null if unknown. Only canonical names are
 * stored, so that caches by zone stay small.
 */
export function timeZoneNamed(name: string): string | null {
  if (!nameForm.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
