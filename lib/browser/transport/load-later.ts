import { lazy, type ComponentType } from 'react';

/**
 * Loads code on demand. Offline it waits and retries, since a missing toast must not cause an error page.
 * @throws the error of `load` while online
 */
export async function loadLater<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return load();
  }
}

/** A component that loads on its first render, within a `Suspense` that shows something until then. */
export function lazyPart<P>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await loadLater(load) }));
}
