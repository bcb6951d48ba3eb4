import { useEffect } from 'react';

/** Goes to the part that the address names, once there is something to go to. */
export function useAnchor(): void {
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (id) document.getElementById(id)?.scrollIntoView();
  }, []);
}
