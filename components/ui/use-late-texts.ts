import { useEffect, useState } from 'react';
import { loadLater } from '../../lib/browser/transport/load-later.ts';
import type { Locale } from '../../lib/i18n/locales.ts';
import { useSite } from '../site/site-context.island.tsx';
import { notify } from './toast.ts';

/** Texts of what a press opens, in the page's language; null until loaded. `load` must be stable. */
export function useLateTexts<T>(load: (locale: Locale) => Promise<T>): T | null {
  const { locale, errorTexts } = useSite();
  const [texts, setTexts] = useState<T | null>(null);
  useEffect(() => {
    let wanted = true;
    loadLater(() => load(locale)).then(
      (loaded) => wanted && setTexts(loaded),
      () => wanted && notify({ kind: 'error', text: errorTexts.text }),
    );
    return () => {
      wanted = false;
    };
  }, [load, locale, errorTexts.text]);
  return texts;
}
