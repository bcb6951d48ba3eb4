import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while the page is hydrated, then true: for controls that are dead without a script. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
