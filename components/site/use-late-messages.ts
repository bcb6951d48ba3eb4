import type { AbstractIntlMessages } from 'next-intl';
import { useEffect, useState } from 'react';
import type { Locale } from '../../lib/i18n/locales.ts';
import { useSite } from './site-context.island.tsx';

type LateMessages = {
  /** Null until they are there. */
  messages: AbstractIntlMessages | null;
  isLost: boolean;
  /** Asks again for what was lost. */
  again: () => void;
};

/** Texts that a page has not brought along, in its language; `load` stays the same from one drawing to the next. */
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
