import { useEffect } from 'react';

/** Scrolls to the section in the address's hash once it exists. */
export function useAnchor(): void {
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (id) document.getElementById(id)?.scrollIntoView();
  }, []);
}
