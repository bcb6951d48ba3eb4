import type { Locale } from '../../lib/i18n/locales.ts';
import type { Texts } from '../../lib/i18n/texts.ts';

export type MeterTexts = Texts['passwordMeter'];

/** Loads the words of the password meter when one is shown, so that no page carries them for those who never see it. */
export async function loadMeterTexts(locale: Locale): Promise<MeterTexts> {
  const file = (await import(`../../messages/${locale}/passwordMeter.json`)) as { default: MeterTexts };
  return file.default;
}
