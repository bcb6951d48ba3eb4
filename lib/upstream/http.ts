import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { type Dispatcher, Pool } from 'undici';
import { errorStatus, type ErrorBody, type ErrorCode } from '../contract/errors.ts';
import { backendsInTurn, pauseBackend, fetchFromAny, resumeBackend } from '../site/backends.ts';
import { backendBreaker } from './breaker.ts';
import { liftDeadline, setDeadline } from './deadlines.ts';
import { BackendUnavailable, markOutage, UpstreamTimeout } from './failures.ts';
import type { ReadBody } from './read-body.ts';

/** A browser's call; header names in lower case. */
export type ApiCall = {
  method: string;
  path: string;
  /** Query with its question mark, or empty. */
  search: string;
  headers: { [name: string]: string | string[] | undefined };
  /** Reads the body, or returns why not; a file may take longer than a form. */
  readBody: ReadBody;
};

/** The front's response to a browser's call. */
export type ApiAnswer = {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer | string;
  /** Has no session data that its length could reveal, so it may be compressed. */
  isOpen?: boolean;
};

const privateJson = { 'content-type': 'application/json', 'cache-control': 'private, no-store' };

/** A JSON response with headers besides the private ones. */
export function jsonAnswer(
  status: number,
  body: Buffer | string,
  headers: ApiAnswer['headers'] = {},
): ApiAnswer {
  return { status, headers: { ...privateJson, ...headers }, body };
}

/** An error response by the contract's code, with its status. */
export function errorAnswer(error: ErrorCode, headers: ApiAnswer['headers'] = {}): ApiAnswer {
  const body: ErrorBody = { error };
  if (error === 'authentication_required') body.authentication_required = true;
  return jsonAnswer(errorStatus[error], JSON.stringify(body), headers);
}

export type BackendCall = {
  method: string;
  /** Path with query. */
  path: string;
  headers: OutgoingHttpHeaders;
  body?: Buffer | undefined;
  /** From the first byte sent to the last byte read, in milliseconds. */
  timeout: number;
  /** The call may be resent when its connection breaks before a response. */
  repeatable: boolean;
};

export type BackendAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Largest accepted response in bytes; the contract's are far smaller. */
const answerLimit = 8 * 1024 * 1024;

const pools = new Map<string, Pool>();

/** Persistent connections to a backend, shared by all calls of this process. */
function getPool(url: string): Pool {
  let pool = pools.get(url);
  if (!pool) pools.set(url, (pool = new Pool(url, { connections: 128, connectTimeout: 3_000 })));
  return pool;
}

/**
 * Sends one call to the next backend and reads the whole response. Broken connections are retried on another backend if
 * the call is repeatable or has not left this process.
 * @throws BackendUnavailable without a complete response, UpstreamTimeout when it takes too long
 */
export function askBackend(call: BackendCall): Promise<BackendAnswer> {
  return new Promise((resolve, reject) => sendToBackend(call, resolve, reject));
}

/** The same with callbacks: every promise between here and the browser costs time. */
export function sendToBackend(call: BackendCall, onAnswer: OnAnswer, onFailure: OnFailure): void {
  const urls = backendsInTurn();
  const isAlone = urls.length === 1;
  const tries = isAlone ? 2 : urls.length;
  const ask = (at: number) => {
    const url = urls[at % urls.length] as string;
    const answered = isAlone
      ? onAnswer
      : (answer: BackendAnswer) => {
          resumeBackend(url);
          onAnswer(answer);
        };
    attempt(call, url, answered, (error) => {
      const isBroken = error instanceof BrokenConnection;
      if (isBroken) pauseBackend(url);
      // A single backend may have closed a keep-alive connection just as it was reused.
      const mayGoOn = isBroken && (error.isUnsent ? !isAlone : call.repeatable);
      // Not within the client's own error handling.
      if (mayGoOn && at + 1 < tries) return queueMicrotask(() => ask(at + 1));
      markOutage();
      onFailure(error);
    });
  };
  ask(0);
}

type OnAnswer = (answer: BackendAnswer) => void;
type OnFailure = (error: Error) => void;

/** A backend that is unreachable, or disconnects before it responds. */
class BrokenConnection extends BackendUnavailable {
  /** Whether nothing has been sent yet. */
  isUnsent = false;
}

const refusals: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT']);
const losses: ReadonlySet<unknown> = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

/** A failed call's error for its caller. */
function toFailure(cause: Error, hasResponded: boolean): BackendUnavailable {
  const code = 'code' in cause ? cause.code : undefined;
  const isUnsent = refusals.has(code);
  const words = 'The backend cannot be reached';
  if (hasResponded || !(isUnsent || losses.has(code))) return new BackendUnavailable(words, { cause });
  return Object.assign(new BrokenConnection(words, { cause }), { isUnsent });
}

// `dispatch` with a collecting handler costs a third of a request through node:http.
function attempt(call: BackendCall, url: string, onAnswer: OnAnswer, onFailure: OnFailure): void {
  const target = getPool(url);
  const breaker = backendBreaker(url);
  if (!breaker.mayAsk(Date.now())) {
    const refusal = new BrokenConnection('The backend has not answered for a while');
    return onFailure(Object.assign(refusal, { isUnsent: true }));
  }
  const chunks: Buffer[] = [];
  let size = 0;
  let status = 0;
  let headers: IncomingHttpHeaders = {};
  let controller: Dispatcher.DispatchController | undefined;
  let isOver = false;
  const fail = (error: Error) => {
    if (isOver) return;
    isOver = true;
    liftDeadline(deadline);
    if (error instanceof UpstreamTimeout) breaker.timedOut(Date.now());
    else breaker.failed();
    onFailure(error);
    if (!controller?.aborted) controller?.abort(error);
  };
  const deadline = setDeadline(call.timeout, () =>
    fail(new UpstreamTimeout(`No answer within ${call.timeout} ms`)),
  );
  target.dispatch(
    {
      path: call.path,
      method: call.method,
      headers: call.headers as Record<string, string>,
      body: call.body?.length ? call.body : null,
      headersTimeout: 0,
      bodyTimeout: 0,
    },
    {
      onRequestStart(dispatch) {
        controller = dispatch;
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
        if (isOver) return;
        isOver = true;
        liftDeadline(deadline);
        breaker.answered();
        onAnswer({
          status,
          headers,
          body: chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks),
        });
      },
      onResponseError(_, cause) {
        fail(toFailure(cause, status !== 0));
      },
    },
  );
}

/**
 * Opens a streamed response. `idleTimeoutMs` is the longest pause between two chunks.
 * @throws the failure of the connection
 */
export function openBackendStream(
  path: string,
  headers: OutgoingHttpHeaders,
  { idleTimeoutMs, signal }: { idleTimeoutMs: number; signal: AbortSignal },
): Promise<Dispatcher.ResponseData> {
  const open = (url: string) =>
    getPool(url).request({
      path,
      method: 'GET',
      headers: headers as Record<string, string>,
      headersTimeout: 10_000,
      bodyTimeout: idleTimeoutMs,
      signal,
    });
  return fetchFromAny(open, signal);
}
