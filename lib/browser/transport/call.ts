import { neverRetried } from '../../contract/retried.ts';
import { loseSession } from '../session/session-lost.ts';
import { ApiError, errorBody, noAnswer } from './api-error.ts';
import { storeEtag, cachedEtag } from './etag-cache.ts';
import { pageLocale } from './page-locale.ts';
import type { CallArguments, CallName, CallResponse } from './types.ts';

/** The pause before a retry; tests do not wait. */
export const retryClock = {
  /**  @param milliseconds the pause */
  wait: (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/**
 * Retries after the first attempt (`docs/specification.md` §7: "all requests retry up to 5 times with exponential
 * delay").
 */
export const maxRetries = 5;

/** Whether a call may be retried: all reads, and all writes except attempts that only a person makes. */
export function mayRetry(name: string): boolean {
  return !neverRetried.has(name);
}

/** Whether a call has an idempotency key, so that a retry is executed once. */
export function needsKey(name: string): boolean {
  return !name.startsWith('GET ') && mayRetry(name);
}

/** Whether this status (0 for no response) is worth a retry. */
export function isPassing(status: number): boolean {
  return status === 0 || status >= 500;
}

/**
 * Milliseconds before retry `attempt` (from 0): 300, 600, 1200, … plus up to a quarter of jitter, so that disconnected
 * browsers do not return together.
 */
export function retryDelay(attempt: number, chance = Math.random()): number {
  const delay = 300 * 2 ** attempt;
  return Math.round(delay + (delay / 4) * chance);
}

/**
 * An idempotency key for one action: the same for its retries, new for the next action. `crypto.randomUUID` needs a
 * secure context, which plain http in a local network is not.
 */
export function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))].map((byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40;
    return index === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/**
 * Keys for a form: the same content has the same key, so that a retry after a lost response executes once; changed
 * content is a new action.
 */
export function contentKeys(): (content: unknown) => string {
  let last = { content: '', key: '' };
  return (content) => {
    const text = JSON.stringify(content);
    if (last.content !== text) last = { content: text, key: newKey() };
    return last.key;
  };
}

type Setup = {
  /** Origin of the paths; empty in a browser. */
  baseUrl: string;
  wait: (milliseconds: number) => Promise<void>;
  onSessionLost: () => void;
};

type Query = Record<string, string | number | boolean | null | undefined>;

type Options = { query?: Query; body?: unknown; key?: string; signal?: AbortSignal; keepalive?: boolean };

/** Creates `callApi`; tests pass an origin, a clock and a listener. */
export function createCaller({ baseUrl, wait, onSessionLost }: Setup) {
  /**
   * Makes a call of the contract and returns its response. Retries transient failures if that is safe.
   * @throws ApiError, with status 0 and `backend_unavailable` without a response
   */
  return async function callApi<N extends CallName>(
    name: N,
    ...[given]: CallArguments<N>
  ): Promise<CallResponse<N>> {
    const options: Options = { ...(needsKey(name) ? { key: newKey() } : {}), ...given };
    const retries = mayRetry(name) ? maxRetries : 0;
    for (let attempt = 0; ; attempt += 1) {
      try {
        return (await attemptCall(baseUrl, name, options)) as CallResponse<N>;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.data.authentication_required && !name.includes('/api/user.php')) onSessionLost();
        if (attempt >= retries || !isPassing(error.status)) throw error;
        await wait(retryDelay(attempt));
        options.signal?.throwIfAborted();
      }
    }
  };
}

/** Makes one call of the contract from this page; see `createCaller`. */
export const callApi = createCaller({
  baseUrl: '',
  wait: (milliseconds) => retryClock.wait(milliseconds),
  onSessionLost: loseSession,
});

async function attemptCall(baseUrl: string, name: CallName, options: Options): Promise<unknown> {
  const [method = 'GET', path = ''] = name.split(' ');
  const url = `${baseUrl}${path}${queryText(options.query)}`;
  const known = method === 'GET' ? cachedEtag(url) : undefined;
  const response = await fetchAnswer(url, {
    method,
    signal: options.signal,
    keepalive: options.keepalive,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...pageLocale(),
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(options.key ? { 'idempotency-key': options.key } : {}),
      ...(known ? { 'if-none-match': known.etag } : {}),
    },
    body: options.body === undefined ? undefined : JSON.stringify(options.body),
  });
  if (response.status === 304 && known) return known.data;
  const data = await parseBody(response);
  if (!response.ok) throw new ApiError(response.status, errorBody(response.status, data));
  const etag = response.headers.get('etag');
  if (method === 'GET' && etag) storeEtag(url, etag, data);
  return data;
}

async function fetchAnswer(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    throw init.signal?.aborted ? error : noAnswer();
  }
}

/** The JSON of a response; a truncated one counts as missing, other text as a server error. */
async function parseBody(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => {
    throw noAnswer();
  });
  try {
    return JSON.parse(text);
  } catch {
    if (response.ok) throw new ApiError(502, { error: 'internal_error' });
    return null;
  }
}

function queryText(query: Query | undefined): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) parameters.append(name, String(value));
  }
  return parameters.size ? `?${parameters}` : '';
}
