import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { usePressedTexts } from '../use-late-texts.ts';

export type ReportTexts = Texts['report'] & { errors: ErrorTexts };

/** The texts of a report; null until loaded. */
export function useReportTexts(onFailed: () => void): ReportTexts | null {
  return usePressedTexts(loadReportTexts, onFailed);
}

async function loadReportTexts(locale: Locale): Promise<ReportTexts> {
  const [report, errors] = await Promise.all([
    import(`@texts/${locale}/report.json`) as Promise<{ default: Texts['report'] }>,
    import(`@texts/${locale}/errors.json`) as Promise<{ default: ErrorTexts }>,
  ]);
  return { ...report.default, errors: errors.default };
}
