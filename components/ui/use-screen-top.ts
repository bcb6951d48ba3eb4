import { useEffect, useRef, type RefObject } from 'react';

/**
 * For what takes the place of a screen without another address: the page begins at its top again, and the focus moves to the
 * heading, since what had it is gone.
 */
export function useScreenTop(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.documentElement.scrollTop = 0;
    heading.current?.focus();
  }, []);
  return heading;
}
