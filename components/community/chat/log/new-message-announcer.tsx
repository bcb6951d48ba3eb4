import { useTranslations } from 'next-intl';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Message } from '#lib/contract/community/chat.ts';
import { useClock } from '../message/bubble.tsx';
import { browserStorage } from '#lib/browser/storage/storage.ts';

type AnnouncerProps = {
  /** The newest messages of the conversation; undefined until known. */
  newest: readonly Message[] | undefined;
  own: number;
  name: string;
};

/** Most messages announced individually; earlier ones are skipped. */
const maxAnnounced = 3;

/**
 * Announces the other member's new messages to screen readers, unless muted. The log itself is silent, because
 * scrolling mounts and unmounts messages.
 */
export function NewMessageAnnouncer({ newest, own, name }: AnnouncerProps) {
  const [spoken] = useSpokenMessages();
  const [announced, setAnnounced] = useState<{ until: number; messages: readonly Message[] }>();

  useEffect(() => {
    if (!newest) return;
    setAnnounced((before) => {
      const until = Math.max(before?.until ?? 0, newest.at(-1)?.id ?? 0);
      if (!before) return { until, messages: [] };
      const fresh = newest.filter(
        ({ id, sender, deleted }) => id > before.until && sender !== own && !deleted,
      );
      if (fresh.length === 0) return until === before.until ? before : { ...before, until };
      return { until, messages: [...before.messages, ...fresh].slice(-maxAnnounced) };
    });
  }, [newest, own]);

  return (
    <div className="visually-hidden" role="status" aria-live="polite" aria-atomic="false">
      {spoken
        ? announced?.messages.map((message) => (
            <SpokenMessage key={message.id} message={message} name={name} />
          ))
        : null}
    </div>
  );
}

function SpokenMessage({ message, name }: { message: Message; name: string }) {
  const t = useTranslations('chat');
  const gifts = useTranslations('giftNames');
  const time = useClock(message.created_at);
  const { gift, image, automatic } = message;
  const body = automatic ? `${t('automatic')}. ${message.body}` : message.body;
  const text = gift ? gifts('message', { gift: gifts(gift) }) : image ? t('spokenImage') : body;
  return <p>{t('spoken', { name, time, text })}</p>;
}

const silentKey = 'vonk_silent_messages';
const listeners = new Set<() => void>();
/** Mutes only this page when the browser stores nothing. */
let isSilent = false;

/** Whether new messages of the open conversation are announced, and its toggle; stored in this browser for all tabs. */
export function useSpokenMessages(): [spoken: boolean, setSpoken: (spoken: boolean) => void] {
  const spoken = useSyncExternalStore(
    subscribe,
    () => !loadIsSilent(),
    () => true,
  );
  return [spoken, setSpoken];
}

function setSpoken(spoken: boolean): void {
  isSilent = !spoken && !browserStorage.setItem(silentKey, '1');
  if (spoken) browserStorage.removeItem(silentKey);
  for (const listener of listeners) listener();
}

const loadIsSilent = () => isSilent || browserStorage.getItem(silentKey) !== null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
