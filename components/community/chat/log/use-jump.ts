import { useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { notify } from '#components/ui/toast.ts';
import { rowOf } from './rows-in-sight.ts';
import type { History, Place } from './use-messages.ts';
import type { useSteadyScroll } from './use-steady-scroll.ts';

/** Milliseconds that a message stays lit up after a jump to it. */
const litFor = 2_000;

/** Goes to a message by its id, or to the end, wherever in the history that is, and takes the focus along. */
export function useJump(history: History, { log, toEnd, reveal }: ReturnType<typeof useSteadyScroll>) {
  const t = useTranslations('chat');
  const { messages, newer, pending, goTo, sent } = history;
  const [wanted, setWanted] = useState<Place | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const [lit, setLit] = useState(false);

  const to = (place: Place) => {
    setWanted(place);
    setLit(false);
    if (place !== 'end') setTarget(place);
    const isHere = place === 'end' ? !newer.more : messages.some(({ id }) => id === place);
    if (isHere) return;
    goTo(place)
      .then((isFound) => isFound || Promise.reject(new Error('It is not there any more')))
      .catch(() => {
        setWanted(null);
        notify({ kind: 'error', text: t('jumpFailed') });
      });
  };

  useLayoutEffect(() => {
    const box = log.current;
    if (!box || wanted === null) return;
    if (wanted === 'end') {
      if (newer.more) return;
      setWanted(null);
      // The button that was pressed goes with the distance.
      if (!isWriting()) box.focus({ preventScroll: true });
      toEnd();
      return;
    }
    const row = rowOf(box, wanted);
    if (!row) return;
    setWanted(null);
    setLit(true);
    reveal(row, 'middle');
    const message = row.querySelector<HTMLElement>('[data-message]') ?? row;
    if (message.tabIndex < 0) message.tabIndex = -1;
    message.focus({ preventScroll: true });
  }, [wanted, messages, newer.more, log, toEnd, reveal]);

  useEffect(() => {
    if (!lit) return;
    const timer = setTimeout(() => {
      setLit(false);
      setTarget(null);
    }, litFor);
    return () => clearTimeout(timer);
  }, [lit, target]);

  // Who has written wants to see it.
  const written = pending.at(-1)?.client_message_id ?? sent;
  const known = useRef(new Set([written]));
  const latest = useRef(to);
  useEffect(() => {
    latest.current = to;
  });
  useEffect(() => {
    if (known.current.has(written)) return;
    known.current.add(written);
    latest.current('end');
  }, [written]);

  return { to, target, lit };
}

function isWriting(): boolean {
  return document.activeElement instanceof HTMLElement && document.activeElement.matches('textarea, input');
}
