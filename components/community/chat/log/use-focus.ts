import { useEffect, useLayoutEffect, useRef, type RefObject, useState } from 'react';

/** Returns the focus to the log when the focused element unmounts; it would otherwise move to the page's start. */
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
    // Unmounting also fires this; the check above runs first.
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

/** Whether an element has or contains the focus. */
export function useFocusWithin(ref: RefObject<HTMLElement | null>): boolean {
  const [isWithin, setWithin] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const enter = () => setWithin(true);
    const leave = ({ relatedTarget }: FocusEvent) =>
      setWithin(relatedTarget instanceof Node && element.contains(relatedTarget));
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
    };
  }, [ref]);
  return isWithin;
}
