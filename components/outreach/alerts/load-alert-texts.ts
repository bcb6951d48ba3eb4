import type { Locale } from '#lib/i18n/locales.ts';
import type { Texts } from '#lib/i18n/texts.ts';

export type AlertTexts = Texts['alerts'];

/** Loads the texts of the alert strip with its first alert, so that no page carries them. */
export async function loadAlertTexts(locale: Locale): Promise<AlertTexts> {
  const file = (await import(`../../../.texts/${locale}/alerts.json`)) as { default: AlertTexts };
  return file.default;
}
