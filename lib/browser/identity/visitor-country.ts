import type { Locale } from '../../i18n/locales.ts';
import { signupCountry } from '../../rules/identity/signup-country.ts';
import { callApi } from '../transport/call.ts';

/**
 * The country preselected at signup for this visitor; pages are rendered for all visitors and do not know it.
 * @throws ApiError
 */
export async function visitorCountry(locale: Locale): Promise<string> {
  return signupCountry(await callApi('GET /api/settings.php'), locale);
}
