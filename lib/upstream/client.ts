import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { z } from 'zod';
import type { EndpointDefinition } from '../contract/endpoint.ts';
import type { Locale } from '../i18n/locales.ts';
import { callTimeoutMs } from '../process/read-env.ts';
import { fetchFromAny, processWide } from '../site/backends.ts';
import { backendBreaker } from './breaker.ts';
import { BackendRefusal, BackendUnavailable, markOutage } from './failures.ts';
import { identityHeaders } from './identity.ts';

type Named = { requestId: string };

const storage = () => processWide('current-request', () => new AsyncLocalStorage<Named>());

/** Renders a page under a request id, which its calls pass to the backend's log. */
export function asRequest<T>(requestId: string, work: () => T): T {
  return storage().run({ requestId }, work);
}

/** The request id of this page; empty for none. */
function currentRequest(): Partial<Named> {
  return storage().getStore() ?? {};
}

/** Milliseconds; a compiling page has more time. */
const pageTimeout = () => (process.env.NODE_ENV === 'development' ? 30_000 : callTimeoutMs());

/** Statuses about the requested resource; others are our failures, and must not become "not found". */
const aboutTheRequest: ReadonlySet<number> = new Set([404, 410, 422]);

type Options<E extends EndpointDefinition> = {
  brand: string;
  locale: Locale;
  query?: E['query'] extends z.ZodType ? z.input<E['query']> : never;
  /** Purging a tag drops all pages that used the response. */
  tags: readonly string[];
  /** Seconds after which pages with the response are revalidated. */
  revalidate: number;
};

/**
 * Makes a GET call for a page, as a visitor without session.
 * @throws BackendRefusal for a named error of the backend (`not_found`, `gone`), BackendUnavailable for every outage:
 * refused, too slow, broken off, not of the contract
 */
export async function callBackend<E extends EndpointDefinition>(
  endpoint: E,
  { brand, locale, query, tags, revalidate }: Options<E>,
): Promise<z.output<E['response']>> {
  const path = `${endpoint.path}${queryText(query as object | undefined)}`;
  const { status, data } = await ask(path, {
    headers: identityHeaders({ brand, locale, ...currentRequest() }) as Record<string, string>,
    redirect: 'error',
    signal: AbortSignal.timeout(pageTimeout()),
    // The page stores these tags; the response itself is never cached (see server/pages/next-store.ts).
    next: { tags: [...tags], revalidate },
  });
  if (status !== 200) {
    const code = (data as { error?: unknown }).error;
    if (aboutTheRequest.has(status) && typeof code === 'string') throw new BackendRefusal(status, code);
    throw outage(`The backend answered ${status} to ${endpoint.path}`);
  }
  const parsed = endpoint.response.safeParse(data);
  if (!parsed.success) throw outage(`The answer to ${endpoint.path} is not of the contract`, parsed.error);
  return parsed.data as z.output<E['response']>;
}

async function ask(path: string, init: RequestInit): Promise<{ status: number; data: unknown }> {
  try {
    return await fetchFromAny((url) => askOne(url, path, init), init.signal ?? undefined);
  } catch (cause) {
    throw outage(`No usable answer from ${path.split('?')[0]}`, cause);
  }
}

async function askOne(
  url: string,
  path: string,
  init: RequestInit,
): Promise<{ status: number; data: unknown }> {
  const breaker = backendBreaker(url);
  if (!breaker.mayAsk(Date.now())) throw new BackendUnavailable('The backend has not answered for a while');
  try {
    const response = await fetch(url + path, init);
    const data: unknown = await response.json();
    breaker.answered();
    return { status: response.status, data };
  } catch (error) {
    if (init.signal?.aborted) breaker.timedOut(Date.now());
    else breaker.failed();
    throw error;
  }
}

function outage(message: string, cause?: unknown): BackendUnavailable {
  markOutage();
  return new BackendUnavailable(message, { cause });
}

function queryText(query: object | undefined): string {
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
  return text ? `?${text}` : '';
}

/** Seconds after which pages with members are revalidated even without a change notice. */
export const revalidateSeconds = 300;
