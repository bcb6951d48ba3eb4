import { useEffect, useRef, type RefObject } from 'react';

/** For a screen replaced without a navigation: scrolls to the top and focuses the heading. */
export function useScreenTop(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.documentElement.scrollTop = 0;
    heading.current?.focus();
  }, []);
  return heading;
}
