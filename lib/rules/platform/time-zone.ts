/** The IANA name of the browser's time zone; null where it tells none. */
export function browserZone(): string | null {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || null;
}

/** Whether two names mean one zone: the server and the browser may each keep another of its names. */
export function isSameZone(one: string, other: string): boolean {
  const name = (timeZone: string) => Intl.DateTimeFormat(undefined, { timeZone }).resolvedOptions().timeZone;
  try {
    return one === other || name(one) === name(other);
  } catch {
    return false;
  }
}

/** A zone that the server named, or the browser's own where it does not know that one. */
export function knownZone(zone: string): string | undefined {
  try {
    Intl.DateTimeFormat(undefined, { timeZone: zone });
    return zone;
  } catch {
    return undefined;
  }
}

/** A zone as people name it: `America/New_York` is New York. */
export function placeOfZone(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
