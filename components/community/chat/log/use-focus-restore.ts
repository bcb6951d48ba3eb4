import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Gives the focus back to the log when what had it in there has gone, for a keyboard would begin at the top of the page. */
export function useFocusRestore(log: RefObject<HTMLElement | null>): void {
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return;
    log.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const box = log.current;
    if (!box) return;
    const onFocusIn = () => {
      hasFocus.current = true;
    };
    // What is taken away loses it as well, and is found out above before this is asked.
    const onFocusOut = () =>
      setTimeout(() => {
        hasFocus.current = box.contains(document.activeElement);
      });
    box.addEventListener('focusin', onFocusIn);
    box.addEventListener('focusout', onFocusOut);
    return () => {
      box.removeEventListener('focusin', onFocusIn);
      box.removeEventListener('focusout', onFocusOut);
    };
  }, [log]);
}
