import { ApiError, errorBody, noAnswer } from './api-error.ts';
import { newKey } from './idempotency.ts';
import { pageLocale } from './page-locale.ts';
import { isPassing, maxRetries, mayRetry, needsKey, retryDelay } from './retry.ts';
import { retryClock } from './retry-clock.ts';
import { remember, remembered } from './etag-cache.ts';
import { loseSession } from '../session/session-lost.ts';
import type { CallArguments, CallName, ResponseOf } from './types.ts';

type Setup = {
  /** Origin the paths hang on; empty in a browser. */
  baseUrl: string;
  wait: (milliseconds: number) => Promise<void>;
  onSessionLost: () => void;
};

type Query = Record<string, string | number | boolean | null | undefined>;

type Options = { query?: Query; body?: unknown; key?: string; signal?: AbortSignal; keepalive?: boolean };

/** Makes `callApi`; tests give it an origin, a clock and an ear of their own. */
export function createCaller({ baseUrl, wait, onSessionLost }: Setup) {
  /**
   * Makes one call of the contract and returns its answer. Repeats it while that is safe and the trouble is
   * passing; throws `ApiError` otherwise, with status 0 and `backend_unavailable` where no answer came.
   */
  return async function callApi<N extends CallName>(
    name: N,
    ...[given]: CallArguments<N>
  ): Promise<ResponseOf<N>> {
    const options: Options = { ...(needsKey(name) ? { key: newKey() } : {}), ...given };
    const retries = mayRetry(name) ? maxRetries : 0;
    for (let attempt = 0; ; attempt += 1) {
      try {
        return (await attemptCall(baseUrl, name, options)) as ResponseOf<N>;
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
  const known = method === 'GET' ? remembered(url) : undefined;
  const response = await answerOf(url, {
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
  const data = await bodyOf(response);
  if (!response.ok) throw new ApiError(response.status, errorBody(response.status, data));
  const etag = response.headers.get('etag');
  if (method === 'GET' && etag) remember(url, etag, data);
  return data;
}

async function answerOf(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    throw init.signal?.aborted ? error : noAnswer();
  }
}

/** JSON of an answer; an answer cut off halfway is no answer, other text than JSON counts as a fault of the server. */
async function bodyOf(response: Response): Promise<unknown> {
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
