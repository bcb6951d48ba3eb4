import type { Locale } from '../../i18n/locales.ts';
import { signupCountry } from '../../rules/identity/signup-country.ts';
import { callApi } from '../transport/call.ts';

export type VisitorSettings = {
  /** Preselected at signup. */
  country: string;
  /** Names of the other brands that show this brand's members. */
  sharedWith: readonly string[];
};

/**
 * Pages are rendered for all visitors: what depends on this visitor, or would name other brands, is fetched here.
 * @throws ApiError
 */
export async function visitorSettings(locale: Locale): Promise<VisitorSettings> {
  const settings = await callApi('GET /api/settings.php');
  return { country: signupCountry(settings, locale), sharedWith: settings.shared_with ?? [] };
}
