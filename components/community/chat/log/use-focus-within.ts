import { useEffect, useState, type RefObject } from 'react';

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
