import type { Locale } from '#lib/i18n/locales.ts';
import type { Texts } from '#lib/i18n/texts.ts';

export type AlertTexts = Texts['alerts'];

/** Loads the alerts' texts on first use, so that pages do not include them. */
export async function loadAlertTexts(locale: Locale): Promise<AlertTexts> {
  const file = (await import(`@texts/${locale}/alerts.json`)) as { default: AlertTexts };
  return file.default;
}
