/** Names with a region, and the few that have none; an offset such as +01:00 knows nothing of summer time. */
const nameForm = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/;

/**
 * The name of a time zone of the IANA database in its one spelling, whichever case or older name it was given in; null where it
 * names none. Only such names are kept: what is made for each zone would otherwise be made for each spelling.
 */
export function timeZoneNamed(name: string): string | null {
  if (!nameForm.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
