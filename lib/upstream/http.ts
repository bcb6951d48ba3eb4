import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { type Dispatcher, Pool } from 'undici';
import { BackendUnavailable, noteOutage, UpstreamTimeout } from './failures.ts';

export type BackendCall = {
  method: string;
  /** Path with query. */
  path: string;
  headers: OutgoingHttpHeaders;
  body?: Buffer | undefined;
  /** From the first byte sent to the last byte read, in milliseconds. */
  timeout: number;
  /** The call may be sent a second time when its connection breaks before an answer. */
  repeatable: boolean;
};

export type BackendAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Largest answer that is read, in bytes; nothing in the contract comes near it. */
const answerLimit = 8 * 1024 * 1024;

let pool: { url: string; value: Pool } | undefined;

/** Connections to the backend, kept open and shared by all calls of this process. */
function backendPool(url = process.env.BACKEND_URL ?? 'http://127.0.0.1:3001'): Pool {
  if (pool?.url !== url) pool = { url, value: new Pool(url, { connections: 128, connectTimeout: 3_000 }) };
  return pool.value;
}

/**
 * Sends one call and reads the whole answer.
 * @throws BackendUnavailable when nobody answers or the answer breaks off, UpstreamTimeout when it takes too long
 */
export async function askBackend(call: BackendCall): Promise<BackendAnswer> {
  try {
    return await attempt(call);
  } catch (error) {
    if (error instanceof BrokenConnection && call.repeatable) return attempt(call);
    throw error;
  }
}

/** The backend closed a kept connection just when it was used again. */
class BrokenConnection extends BackendUnavailable {}

// `dispatch` with a handler that only collects costs a third of a request through node:http.
function attempt(call: BackendCall): Promise<BackendAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let status = 0;
    let headers: IncomingHttpHeaders = {};
    let controller: Dispatcher.DispatchController | undefined;
    const fail = (error: Error) => {
      clearTimeout(timer);
      noteOutage();
      reject(error);
      if (!controller?.aborted) controller?.abort(error);
    };
    const timer = setTimeout(
      () => fail(new UpstreamTimeout(`No answer within ${call.timeout} ms`)),
      call.timeout,
    );
    backendPool().dispatch(
      {
        path: call.path,
        method: call.method,
        headers: call.headers as Record<string, string>,
        body: call.body?.length ? call.body : null,
        headersTimeout: 0,
        bodyTimeout: 0,
      },
      {
        onRequestStart(given) {
          controller = given;
        },
        onResponseStart(_, answerStatus, answerHeaders) {
          status = answerStatus;
          headers = answerHeaders;
        },
        onResponseData(_, chunk) {
          size += chunk.length;
          if (size > answerLimit) fail(new BackendUnavailable('The answer of the backend is too large'));
          else chunks.push(chunk);
        },
        onResponseEnd() {
          clearTimeout(timer);
          resolve({
            status,
            headers,
            body: chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks),
          });
        },
        onResponseError(_, cause) {
          const isBroken = status === 0 && 'code' in cause && cause.code === 'UND_ERR_SOCKET';
          fail(
            new (isBroken ? BrokenConnection : BackendUnavailable)('The backend cannot be reached', {
              cause,
            }),
          );
        },
      },
    );
  });
}

/**
 * Opens an answer that is read bit by bit. `silence` is the longest pause between two bits, in milliseconds.
 * @throws the failure of the connection
 */
export function openBackend(
  path: string,
  headers: OutgoingHttpHeaders,
  { silence, signal }: { silence: number; signal: AbortSignal },
): Promise<Dispatcher.ResponseData> {
  return backendPool().request({
    path,
    method: 'GET',
    headers: headers as Record<string, string>,
    headersTimeout: 10_000,
    bodyTimeout: silence,
    signal,
  });
}
