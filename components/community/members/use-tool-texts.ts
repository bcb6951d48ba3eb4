import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { usePressedTexts } from '../../ui/use-late-texts.ts';

type ToolTexts = Texts['memberTools'] & { errors: ErrorTexts };

/** The texts of a profile's dialogs (large photos, note); null until loaded. */
export function useToolTexts(): ToolTexts | null {
  return usePressedTexts(loadToolTexts);
}

async function loadToolTexts(locale: Locale): Promise<ToolTexts> {
  const [tools, errors] = await Promise.all([
    import(`@texts/${locale}/memberTools.json`) as Promise<{ default: Texts['memberTools'] }>,
    import(`@texts/${locale}/errors.json`) as Promise<{ default: ErrorTexts }>,
  ]);
  return { ...tools.default, errors: errors.default };
}
