import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { type Dispatcher, Pool } from 'undici';
import { errorStatus, type ErrorBody, type ErrorCode } from '../contract/errors.ts';
import { backendsInTurn, letRest, fetchFromAny, wakeUp } from '../site/backends.ts';
import { backendBreaker } from './breaker.ts';
import { liftDeadline, setDeadline } from './deadlines.ts';
import { BackendUnavailable, markOutage, UpstreamTimeout } from './failures.ts';
import type { ReadBody } from './read-body.ts';

/** A call as it comes from a browser; header names in lower case. */
export type ApiCall = {
  method: string;
  path: string;
  /** Query with its question mark, or empty. */
  search: string;
  headers: { [name: string]: string | string[] | undefined };
  /** Reads the body, or says why not; a file may take longer than a form. */
  readBody: ReadBody;
};

/** What the front answers to a call of the browser. */
export type ApiAnswer = {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer | string;
  /** It holds nothing of the session that its length could tell, so it may be sent compressed. */
  isOpen?: boolean;
};

const privateJson = { 'content-type': 'application/json', 'cache-control': 'private, no-store' };

/** A JSON answer with any headers on top of the private ones. */
export function jsonAnswer(
  status: number,
  body: Buffer | string,
  headers: ApiAnswer['headers'] = {},
): ApiAnswer {
  return { status, headers: { ...privateJson, ...headers }, body };
}

/** An answer by one of the contract's error codes, with the status that belongs to it. */
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
  /** The call may be sent a second time when its connection breaks before an answer. */
  repeatable: boolean;
};

export type BackendAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Largest answer that is read, in bytes; nothing in the contract comes near it. */
const answerLimit = 8 * 1024 * 1024;

const pools = new Map<string, Pool>();

/** Connections to a backend, kept open and shared by all calls of this process. */
function poolOf(url: string): Pool {
  let pool = pools.get(url);
  if (!pool) pools.set(url, (pool = new Pool(url, { connections: 128, connectTimeout: 3_000 })));
  return pool;
}

/**
 * Sends one call to the backend whose turn it is and reads the whole answer. Where the connection breaks a call that may be
 * repeated goes to another one; any call does that has not left this process.
 * @throws BackendUnavailable when nobody answers or the answer breaks off, UpstreamTimeout when it takes too long
 */
export function askBackend(call: BackendCall): Promise<BackendAnswer> {
  return new Promise((resolve, reject) => sendToBackend(call, resolve, reject));
}

/** The same with one of two functions called in the end: every promise between here and the browser costs. */
export function sendToBackend(call: BackendCall, onAnswer: OnAnswer, onFailure: OnFailure): void {
  const urls = backendsInTurn();
  const isAlone = urls.length === 1;
  const tries = isAlone ? 2 : urls.length;
  const ask = (at: number) => {
    const url = urls[at % urls.length] as string;
    const answered = isAlone
      ? onAnswer
      : (answer: BackendAnswer) => {
          wakeUp(url);
          onAnswer(answer);
        };
    attempt(call, url, answered, (error) => {
      const isBroken = error instanceof BrokenConnection;
      if (isBroken) letRest(url);
      // The only one may have closed a kept connection just when it was used again.
      const mayGoOn = isBroken && (error.isUnsent ? !isAlone : call.repeatable);
      // Not from within the client's own handling of the loss.
      if (mayGoOn && at + 1 < tries) return queueMicrotask(() => ask(at + 1));
      markOutage();
      onFailure(error);
    });
  };
  ask(0);
}

type OnAnswer = (answer: BackendAnswer) => void;
type OnFailure = (error: Error) => void;

/** A backend that cannot be reached, or breaks off before it answers. */
class BrokenConnection extends BackendUnavailable {
  /** Whether not one byte has been sent. */
  isUnsent = false;
}

const refusals: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT']);
const losses: ReadonlySet<unknown> = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

/** What a failed call is to its caller. */
function failureOf(cause: Error, hasBegun: boolean): BackendUnavailable {
  const code = 'code' in cause ? cause.code : undefined;
  const isUnsent = refusals.has(code);
  const words = 'The backend cannot be reached';
  if (hasBegun || !(isUnsent || losses.has(code))) return new BackendUnavailable(words, { cause });
  return Object.assign(new BrokenConnection(words, { cause }), { isUnsent });
}

// `dispatch` with a handler that only collects costs a third of a request through node:http.
function attempt(call: BackendCall, url: string, onAnswer: OnAnswer, onFailure: OnFailure): void {
  const target = poolOf(url);
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
        fail(failureOf(cause, status !== 0));
      },
    },
  );
}

/**
 * Opens an answer that is read bit by bit. `silence` is the longest pause between two bits, in milliseconds.
 * @throws the failure of the connection
 */
export function openBackendStream(
  path: string,
  headers: OutgoingHttpHeaders,
  { silence, signal }: { silence: number; signal: AbortSignal },
): Promise<Dispatcher.ResponseData> {
  const open = (url: string) =>
    poolOf(url).request({
      path,
      method: 'GET',
      headers: headers as Record<string, string>,
      headersTimeout: 10_000,
      bodyTimeout: silence,
      signal,
    });
  return fetchFromAny(open, signal);
}
