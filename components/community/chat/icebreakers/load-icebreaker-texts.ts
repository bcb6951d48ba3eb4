import type { Locale } from '#lib/i18n/locales.ts';
import type { Texts } from '#lib/i18n/texts.ts';

export type IcebreakerTexts = Texts['icebreakers'];

/** Loads the suggestions' texts with the first empty conversation, so that others do not include them. */
export async function loadIcebreakerTexts(locale: Locale): Promise<IcebreakerTexts> {
  const file = (await import(`../../../../.texts/${locale}/icebreakers.json`)) as {
    default: IcebreakerTexts;
  };
  return file.default;
}
