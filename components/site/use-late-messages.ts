import type { AbstractIntlMessages } from 'next-intl';
import { useEffect, useState } from 'react';
import type { Locale } from '../../lib/i18n/locales.ts';
import { useSite } from './site-context.island.tsx';

type LateMessages = {
  /** Null until loaded. */
  messages: AbstractIntlMessages | null;
  isLost: boolean;
  /** Retries after a failure. */
  again: () => void;
};

/** Texts that the page does not include, in its language; `load` must be stable across renders. */
export function useLateMessages(load: (locale: Locale) => Promise<AbstractIntlMessages>): LateMessages {
  const { locale } = useSite();
  const [messages, setMessages] = useState<AbstractIntlMessages | null>(null);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (messages || isLost) return;
    load(locale).then(setMessages, () => setLost(true));
  }, [load, locale, messages, isLost]);
  return { messages, isLost, again: () => setLost(false) };
}
