import { dateFormat } from '../../contract/formats.ts';

/** The browser's IANA time zone; null if unknown. */
export function browserZone(): string | null {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || null;
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

/** A zone's name in a language, such as "Central European Time"; zones that share a name have the same time. */
export function getZoneName(locale: string, zone: string): string {
  const timeZone = knownZone(zone);
  if (!timeZone) return zone;
  const parts = dateFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(new Date());
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  // Some languages put "time: " before a country.
  return name.split(': ').at(-1) ?? name;
}
