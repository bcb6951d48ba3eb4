import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Paths pushed to the router. */
export const pushed: string[] = [];

/** The address as Next passes it to islands: it follows `history`, whatever changes it. */
export const navigationInTest = () => ({
  usePathname: () => useSyncExternalStore(subscribe, () => window.location.pathname),
  useRouter: () => ({ push: (path: string) => pushed.push(path) }),
  useSelectedLayoutSegments: () => [],
  useSearchParams: () => new URLSearchParams(useSyncExternalStore(subscribe, () => window.location.search)),
});

/** Opens an address and makes everything follow it from then on. */
export function visitAddress(path: string): void {
  pushed.length = 0;
  window.history.replaceState(null, '', path);
}

const original = globalThis.window?.history.replaceState.bind(window.history);
if (original)
  window.history.replaceState = (...given) => {
    original(...given);
    tell();
  };
