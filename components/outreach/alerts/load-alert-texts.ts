import type { Locale } from '#lib/i18n/locales.ts';
import type { Texts } from '#lib/i18n/texts.ts';

export type AlertTexts = Texts['alerts'];

/** Loads the alerts' texts on first use, so that pages do not include them. */
export const loadAlertTexts = (locale: Locale) =>
  import(`@texts/${locale}/alerts.json`).then((file: { default: AlertTexts }) => file.default);
