/** Names with a region, and the few that have none; an offset such as +01:00 knows nothing of summer time. */
const nameForm = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/;

/** Whether it names a time zone of the IANA database. */
export function isTimeZone(name: string): boolean {
  if (!nameForm.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
