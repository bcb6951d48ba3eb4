import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from '../site/process-wide.ts';

type Named = { requestId: string };

const storage = () => processWide('current-request', () => new AsyncLocalStorage<Named>());

/** Runs the making of a page under a name, which its calls carry to the backend's log. */
export function asRequest<T>(requestId: string, work: () => T): T {
  return storage().run({ requestId }, work);
}

/** The name under which this page is made; empty where it has none. */
export function currentRequest(): Partial<Named> {
  return storage().getStore() ?? {};
}
