import type { AbstractIntlMessages } from 'next-intl';
import { useEffect, useState } from 'react';
import type { Locale } from '../../lib/i18n/locales.ts';
import { useSite } from './site-context.island.tsx';

type LateMessages = {
  /** Null until loaded. */
  messages: AbstractIntlMessages | null;
  hasFailed: boolean;
  /** Retries after a failure. */
  retry: () => void;
};

/** Texts that the page does not include, in its language; `load` must be stable across renders. */
export function useLateMessages(load: (locale: Locale) => Promise<AbstractIntlMessages>): LateMessages {
  const { locale } = useSite();
  const [messages, setMessages] = useState<AbstractIntlMessages | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (messages || hasFailed) return;
    load(locale).then(setMessages, () => setFailed(true));
  }, [load, locale, messages, hasFailed]);
  return { messages, hasFailed, retry: () => setFailed(false) };
}
