import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Pixels from the end within which a reader counts as reading the newest message. */
const nearEnd = 80;

/**
 * Keeps a reversed scroller (`flex-direction: column-reverse`, its origin is the end) where its reader is: it opens
 * at the last message, and older ones load above without a jump by themselves. What arrives below is made up for
 * here, unless the reader is at the end or wrote it (`isOwn`). `newest` names the last message.
 */
export function useSteadyScroll(newest: string | number | undefined, isOwn: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  const [hasUnseen, setHasUnseen] = useState(false);

  const isAtEnd = () => Math.abs(ref.current?.scrollTop ?? 0) < nearEnd;

  const toEnd = useCallback(() => {
    if (ref.current) ref.current.scrollTop = 0;
    setHasUnseen(false);
  }, []);

  useLayoutEffect(() => {
    const log = ref.current;
    if (!log || isAtEnd()) return;
    if (isOwn) {
      toEnd();
    } else {
      log.scrollTop -= log.scrollHeight - height.current;
      setHasUnseen(true);
    }
  }, [newest, isOwn, toEnd]);

  useLayoutEffect(() => {
    height.current = ref.current?.scrollHeight ?? 0;
  });

  const onScroll = () => {
    if (hasUnseen && isAtEnd()) setHasUnseen(false);
  };

  return { ref, hasUnseen, toEnd, onScroll };
}
