import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { notify } from '#components/ui/toast.ts';
import { findRow } from './use-log-keys.ts';
import type { History, LogPosition } from './use-messages.ts';
import type { useScrollAnchor } from './use-scroll-anchor.ts';

/** Milliseconds for which a jump target is highlighted. */
const litFor = 2_000;

/** Jumps to a message by id, or to the end, anywhere in the history, and moves the focus. */
export function useJump(history: History, { log, toEnd, reveal }: ReturnType<typeof useScrollAnchor>) {
  const t = useTranslations('chat');
  const { messages, newer, pending, goTo, sent } = history;
  const [jumpTarget, setJumpTarget] = useState<LogPosition | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const [lit, setLit] = useState(false);

  const to = (position: LogPosition) => {
    setJumpTarget(position);
    setLit(false);
    if (position !== 'end') setTarget(position);
    const isHere = position === 'end' ? !newer.more : messages.some(({ id }) => id === position);
    if (isHere) return;
    goTo(position)
      .then((isFound) => isFound || Promise.reject(new Error('It is not there any more')))
      .catch(() => {
        setJumpTarget(null);
        notify({ kind: 'error', text: t('jumpFailed') });
      });
  };

  useLayoutEffect(() => {
    const box = log.current;
    if (!box || jumpTarget === null) return;
    if (jumpTarget === 'end') {
      if (newer.more) return;
      setJumpTarget(null);
      // The pressed button disappears once the end is near.
      if (!isWriting()) box.focus({ preventScroll: true });
      toEnd();
      return;
    }
    const row = findRow(box, jumpTarget);
    if (!row) return;
    setJumpTarget(null);
    setLit(true);
    reveal(row, 'middle');
    const message = row.querySelector<HTMLElement>('[data-message]') ?? row;
    if (message.tabIndex < 0) message.tabIndex = -1;
    message.focus({ preventScroll: true });
  }, [jumpTarget, messages, newer.more, log, toEnd, reveal]);

  useEffect(() => {
    if (!lit) return;
    const timer = setTimeout(() => {
      setLit(false);
      setTarget(null);
    }, litFor);
    return () => clearTimeout(timer);
  }, [lit, target]);

  // The sender wants to see the new message.
  const written = pending.at(-1)?.client_message_id ?? sent;
  const known = useRef(new Set([written]));
  const showEnd = useEffectEvent(() => to('end'));
  useEffect(() => {
    if (known.current.has(written)) return;
    known.current.add(written);
    showEnd();
  }, [written]);

  return { to, target, lit };
}

function isWriting(): boolean {
  return document.activeElement instanceof HTMLElement && document.activeElement.matches('textarea, input');
}
