import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Texts } from '#lib/i18n/texts.ts';

export type TermsTexts = { terms: Texts['terms']; errors: ErrorTexts };

/** Loads the dialog's texts on demand. */
export async function loadTermsTexts(locale: Locale): Promise<TermsTexts> {
  const [terms, errors] = await Promise.all([
    import(`../../../.texts/${locale}/terms.json`) as Promise<{ default: Texts['terms'] }>,
    import(`../../../.texts/${locale}/errors.json`) as Promise<{ default: ErrorTexts }>,
  ]);
  return { terms: terms.default, errors: errors.default };
}
