import { ApiError, errorBody, noAnswer } from './api-error.ts';
import { pageLocale } from './page-locale.ts';
import { isPassing, maxRetries, mayRetry, retryDelay, retryClock } from './call.ts';
import { loseSession } from '../session/session-lost.ts';
import type { CallResponse, UploadName } from './types.ts';

type Setup = {
  /** An unopened request; `fetch` does not report upload progress. */
  request: () => XMLHttpRequest;
  wait: (milliseconds: number) => Promise<void>;
  onSessionLost: () => void;
};

type Options = {
  /** Idempotency-Key: all attempts together add one file. */
  key: string;
  /** Query parameters of the call. */
  query?: Record<string, string | number>;
  signal?: AbortSignal;
  /** Receives the uploaded share, 0 to 1; restarts with each attempt. */
  onProgress?: (share: number) => void;
};

/** Creates `uploadFile`; tests pass requests, a clock and a listener. */
export function createUploader({ request, wait, onSessionLost }: Setup) {
  /**
   * Sends a file as the body of a call and returns its response. Retries transient failures; rejects with `ApiError`
   * like `callApi`, or with the signal's reason once aborted.
   */
  return async function uploadFile<N extends UploadName>(
    name: N,
    file: Blob,
    options: Options,
  ): Promise<CallResponse<N>> {
    const retries = mayRetry(name) ? maxRetries : 0;
    for (let attempt = 0; ; attempt += 1) {
      options.signal?.throwIfAborted();
      try {
        return (await sendOnce(request(), name, file, options)) as CallResponse<N>;
      } catch (error) {
        options.signal?.throwIfAborted();
        if (!(error instanceof ApiError)) throw error;
        if (error.data.authentication_required) onSessionLost();
        if (attempt >= retries || !isPassing(error.status)) throw error;
        await wait(retryDelay(attempt));
      }
    }
  };
}

/** Uploads a file from this page; see `createUploader`. */
export const uploadFile = createUploader({
  request: () => new XMLHttpRequest(),
  wait: (milliseconds) => retryClock.wait(milliseconds),
  onSessionLost: loseSession,
});

function sendOnce(request: XMLHttpRequest, name: string, file: Blob, options: Options): Promise<unknown> {
  const { key, query, signal, onProgress } = options;
  const [method = 'POST', path = ''] = name.split(' ');
  return new Promise((resolve, reject) => {
    const stop = () => request.abort();
    request.open(method, query ? `${path}?${queryText(query)}` : path);
    request.setRequestHeader('accept', 'application/json');
    for (const [name, value] of Object.entries(pageLocale())) request.setRequestHeader(name, value);
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.setRequestHeader('idempotency-key', key);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const data = parse(request.responseText);
      if (request.status < 200 || request.status >= 300)
        reject(new ApiError(request.status, errorBody(request.status, data)));
      else if (data === null) reject(new ApiError(502, { error: 'internal_error' }));
      else resolve(data);
    };
    request.onerror = () => reject(noAnswer());
    request.onabort = () => reject(noAnswer());
    request.onloadend = () => signal?.removeEventListener('abort', stop);
    signal?.addEventListener('abort', stop);
    onProgress?.(0);
    request.send(file);
  });
}

function queryText(query: Record<string, string | number>): string {
  return new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
