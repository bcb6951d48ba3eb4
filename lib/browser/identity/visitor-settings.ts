import type { Locale } from '../../i18n/locales.ts';
import { signupCountry } from '../../rules/identity/signup-country.ts';
import { callApi } from '../transport/call.ts';

// Pages are rendered for all visitors: what depends on this visitor, or would name other brands, is fetched here.

/**
 * The country preselected at signup for this visitor.
 * @throws ApiError
 */
export async function visitorCountry(locale: Locale): Promise<string> {
  return signupCountry(await callApi('GET /api/settings.php'), locale);
}

/**
 * Names of the other brands that show this brand's members.
 * @throws ApiError
 */
export async function sharedBrands(): Promise<readonly string[]> {
  return (await callApi('GET /api/settings.php')).shared_with ?? [];
}
