import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { loadLater } from '../../lib/browser/transport/load-later.ts';
import type { Locale } from '../../lib/i18n/locales.ts';
import type { Texts } from '../../lib/i18n/texts.ts';
import { useSite } from '../site/site-context.island.tsx';
import { notify } from './toast.ts';

type Load<T> = (locale: Locale) => Promise<T>;

type LateTexts<T> = {
  /** Null until loaded. */
  texts: T | null;
  hasFailed: boolean;
  /** Retries after a failure. */
  retry: () => void;
};

/** Texts that the page does not include, in its language; none are needed while `load` is null. `load` must be stable. */
export function useLateTexts<T>(load: Load<T> | null): LateTexts<T> {
  const { locale } = useSite();
  const [texts, setTexts] = useState<T | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    // What is asked for later is tried again.
    if (!load) setFailed(false);
    if (!load || hasFailed) return;
    let isWanted = true;
    loadLater(() => load(locale)).then(
      (loaded) => isWanted && setTexts(loaded),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [load, locale, hasFailed]);
  const retry = useCallback(() => setFailed(false), []);
  return { texts, hasFailed, retry };
}

/** The loader of namespaces by their files. */
export function lateTexts<N extends keyof Texts>(files: (locale: Locale) => Record<N, Promise<unknown>>) {
  return async (locale: Locale): Promise<Pick<Texts, N>> => {
    const pending = Object.entries<Promise<unknown>>(files(locale));
    const loaded = pending.map(async ([name, file]) => [
      name,
      ((await file) as { default: unknown }).default,
    ]);
    return Object.fromEntries(await Promise.all(loaded)) as Pick<Texts, N>;
  };
}

/** Texts of what a press opens; null until loaded. A failure shows as a toast, and closes it for the next press. */
export function usePressedTexts<T>(load: Load<T>, onFailed?: () => void): T | null {
  const { errorTexts } = useSite();
  const { texts, hasFailed } = useLateTexts(load);
  const close = useEffectEvent(() => onFailed?.());
  useEffect(() => {
    if (!hasFailed) return;
    notify({ kind: 'error', text: errorTexts.text });
    close();
  }, [hasFailed, errorTexts.text]);
  return texts;
}
