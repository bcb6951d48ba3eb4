import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import type { ActivationTexts } from '#lib/i18n/texts.ts';
import type { Locale } from '#lib/i18n/locales.ts';

export type ReminderTexts = { activation: ActivationTexts; errors: ErrorTexts };

/** Loads the reminder's texts on first use, so that pages do not include them. */
export async function loadReminderTexts(locale: Locale): Promise<ReminderTexts> {
  const [activation, errors] = await Promise.all([
    import(`@texts/${locale}/activation.json`) as Promise<{ default: ActivationTexts }>,
    import(`@texts/${locale}/errors.json`) as Promise<{ default: ErrorTexts }>,
  ]);
  return { activation: activation.default, errors: errors.default };
}
