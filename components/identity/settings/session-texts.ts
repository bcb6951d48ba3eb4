import type { Session } from '#lib/contract/identity/sessions.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { displayName } from '#lib/contract/formats.ts';

type SessionTexts = Pick<Texts['sessions'], 'unknown' | 'on' | 'device'>;

/** A browser's name: "Firefox on Windows", or the known part. */
export function browserName(
  { browser, system, device }: Pick<Session, 'browser' | 'system' | 'device'>,
  texts: SessionTexts,
) {
  if (browser && system) return fill(texts.on, { browser, system });
  return browser ?? system ?? (device ? texts.device[device] : texts.unknown);
}

/** Country, device and time in one line, in the page's language. */
export function placeAndMoment(parts: (string | null)[]): string {
  return parts.filter(Boolean).join(' · ');
}

/** The name of a country; null for none. */
export function countryName(country: string | null, locale: string): string | null {
  return country && displayName(locale, 'region', country);
}
