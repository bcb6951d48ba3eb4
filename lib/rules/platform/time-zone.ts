/** The browser's IANA time zone; null if unknown. */
export function browserZone(): string | null {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || null;
}

/** Whether two names mean the same zone: server and browser may use different aliases. */
export function isSameZone(one: string, other: string): boolean {
  const name = (timeZone: string) => Intl.DateTimeFormat(undefined, { timeZone }).resolvedOptions().timeZone;
  try {
    return one === other || name(one) === name(other);
  } catch {
    return false;
  }
}

/** The server's zone, or the browser's own if it does not know that one. */
export function knownZone(zone: string): string | undefined {
  try {
    Intl.DateTimeFormat(undefined, { timeZone: zone });
    return zone;
  } catch {
    return undefined;
  }
}

/** A zone's display name: `America/New_York` is New York. */
export function placeOfZone(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
