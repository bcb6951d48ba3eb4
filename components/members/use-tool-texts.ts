import { useEffect, useState } from 'react';
import type { ErrorTexts } from '../../lib/api/error-text.ts';
import { loadLater } from '../../lib/api/load-later.ts';
import type { Locale } from '../../lib/i18n/locales.ts';
import type { Texts } from '../../lib/i18n/texts.ts';
import { useSite } from '../site/site-context.island.tsx';
import { notify } from '../ui/toast.ts';

export type ToolTexts = Texts['memberTools'] & { errors: ErrorTexts };

/** The texts of what opens on a profile by a press (large photos, report, note); null until they have loaded. */
export function useToolTexts(): ToolTexts | null {
  const { locale, errorWords } = useSite();
  const [texts, setTexts] = useState<ToolTexts | null>(null);
  useEffect(() => {
    let wanted = true;
    loadLater(() => loadToolTexts(locale)).then(
      (loaded) => wanted && setTexts(loaded),
      () => wanted && notify({ kind: 'error', text: errorWords.text }),
    );
    return () => {
      wanted = false;
    };
  }, [locale, errorWords.text]);
  return texts;
}

async function loadToolTexts(locale: Locale): Promise<ToolTexts> {
  const [tools, errors] = await Promise.all([
    import(`../../messages/${locale}/memberTools.json`) as Promise<{ default: Texts['memberTools'] }>,
    import(`../../messages/${locale}/errors.json`) as Promise<{ default: ErrorTexts }>,
  ]);
  return { ...tools.default, errors: errors.default };
}
