import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import type { LoginTexts, Texts } from '#lib/i18n/texts.ts';
import type { Locale } from '#lib/i18n/locales.ts';

export type DialogTexts = {
  signup: Texts['signup'];
  login: LoginTexts;
  errors: ErrorTexts;
  regionKinds: Texts['regionKinds'];
};

/** Loads the signup dialog's texts on opening, so that pages do not include them. */
export async function loadDialogTexts(locale: Locale): Promise<DialogTexts> {
  const [signup, login, errors, regionKinds] = await Promise.all([
    import(`@texts/${locale}/signup.json`) as Promise<{ default: Texts['signup'] }>,
    import(`@texts/${locale}/login.json`) as Promise<{ default: LoginTexts }>,
    import(`@texts/${locale}/errors.json`) as Promise<{ default: ErrorTexts }>,
    import(`@texts/${locale}/regionKinds.json`) as Promise<{ default: Texts['regionKinds'] }>,
  ]);
  return {
    signup: signup.default,
    login: login.default,
    errors: errors.default,
    regionKinds: regionKinds.default,
  };
}
