import 'server-only';
import { getLocale } from 'next-intl/server';
import type { Locale } from '#lib/i18n/locales.ts';
import { signupCountry } from '#lib/rules/identity/signup-country.ts';
import { getSettings } from '#lib/upstream/pages.ts';

/** The country preselected at signup. @throws BackendUnavailable */
export async function getSignupCountry(): Promise<string> {
  const [settings, locale] = await Promise.all([getSettings(), getLocale()]);
  return signupCountry(settings, locale as Locale);
}
