import { hash } from 'node:crypto';
import type { EndpointDefinition } from '../contract/endpoint.ts';
import { findEndpoint, isCallPath, methodsOf } from '../contract/endpoints.ts';
import { errorAnswer, jsonAnswer, type ApiAnswer } from './api-error.ts';
import { ask, isJson } from './ask.ts';
import type { BackendAnswer } from './http.ts';
import type { ApiContext } from './identity.ts';
import type { ReadBody } from './read-body.ts';
import { isForeign, isPhotoType } from './same-origin.ts';
import {
  closingCookies,
  forgetSession,
  knownSession,
  openingCookies,
  sessionOf,
  type Session,
} from './session.ts';
import { saysSessionEnded } from './session-ended.ts';
import { keepSharedAnswer, purgeCount, sharedAnswer } from './shared-answers.ts';

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

/** 16 KiB of body unless the endpoint says otherwise. */
const bodyLimit = 16 * 1024;
/** A webhook carries an id. */
const formLimit = 2 * 1024;

/** A body that was not read to its end makes the connection useless. */
const closing = { connection: 'close' };

/** Refuses what is no UTF-8 instead of losing letters. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const emptyQuery = new URLSearchParams();

/**
 * Answers one call of the contract: checks what only the front can know, asks the backend, keeps the session. What needs
 * neither backend nor body is answered at once.
 */
export function answerApi(call: ApiCall, context: ApiContext): Promise<ApiAnswer> | ApiAnswer {
  const method = call.method === 'HEAD' ? 'GET' : call.method;
  const query = call.search ? new URLSearchParams(call.search) : emptyQuery;
  const endpoint = findEndpoint(method, call.path, query);
  if (!endpoint) {
    if (!isCallPath(call.path)) return errorAnswer('unknown_call');
    return errorAnswer('method_not_allowed', { allow: methodsOf(call.path).join(', ') });
  }
  if (endpoint.audience === 'front') return errorAnswer('front_only');
  if (endpoint.stream) return errorAnswer('unknown_call');
  if (endpoint.form) return answerForm(endpoint, call, context);
  if (isForeign(method, endpoint, call.headers)) return errorAnswer('foreign_origin');

  if (endpoint.shared) {
    const search = call.search && knownSearch(endpoint, query);
    return answerShared(endpoint, { ...call, search }, context);
  }
  return method === 'GET'
    ? answerPersonal(endpoint, call, context, undefined)
    : answerWrite(endpoint, call, context);
}

async function answerWrite(
  endpoint: EndpointDefinition,
  call: ApiCall,
  context: ApiContext,
): Promise<ApiAnswer> {
  const { binary = false } = endpoint;
  let fileOf: number | null = null;
  if (binary) {
    if (!isPhotoType(call.headers['content-type'])) return errorAnswer('photo_unreadable', closing);
    // Of a visitor not even the file is read.
    const session = await sessionIn(call, context);
    if (!session) return errorAnswer('authentication_required', closing);
    fileOf = session.user;
  }
  const body = await call.readBody(endpoint.bodyLimit ?? bodyLimit, fileOf);
  if (typeof body === 'string')
    return errorAnswer(body === 'body_too_large' && binary ? 'photo_too_large' : body, closing);
  if (!binary && isJson(call.headers['content-type']) && !parses(body)) return errorAnswer('malformed_json');
  return answerPersonal(endpoint, call, context, body);
}

/** Machines of the outside world have neither our pages nor a session: what they send goes on as it came, and as nobody's. */
async function answerForm(
  endpoint: EndpointDefinition,
  call: ApiCall,
  context: ApiContext,
): Promise<ApiAnswer> {
  const body = await call.readBody(endpoint.bodyLimit ?? formLimit, null);
  if (typeof body === 'string') return errorAnswer(body, closing);
  const answer = await ask(endpoint, call, context, null, body);
  return 'error' in answer ? answer.error : passOn(answer);
}

async function answerPersonal(
  endpoint: EndpointDefinition,
  call: ApiCall,
  context: ApiContext,
  body: Buffer | undefined,
): Promise<ApiAnswer> {
  const session = await sessionIn(call, context);
  const answer = await ask(endpoint, call, context, session, body);
  if ('error' in answer) return answer.error;

  const isSuccess = answer.status < 300;
  if (endpoint.file && isSuccess) return passOnFile(endpoint.file, answer);
  if (endpoint.session === 'opens' && isSuccess) return openSession(answer, context.brand);
  const isOver =
    (endpoint.session === 'closes' && isSuccess) || (session !== null && saysSessionEnded(endpoint, answer));
  const result = passOn(answer);
  if (isOver) {
    forgetSession(cookiesOf(call));
    result.headers['set-cookie'] = [...closingCookies];
  }
  return endpoint.method === 'GET' && isSuccess && !isOver ? withEtag(result, call) : result;
}

const cookiesOf = (call: ApiCall) => call.headers.cookie as string | undefined;

function sessionIn(call: ApiCall, { brand }: ApiContext): Promise<Session | null> | Session | null {
  const known = knownSession(cookiesOf(call), brand);
  return known === undefined ? sessionOf(cookiesOf(call), brand) : known;
}

function answerShared(
  endpoint: EndpointDefinition,
  call: ApiCall,
  context: ApiContext,
): Promise<ApiAnswer> | ApiAnswer {
  const key = `${context.brand}|${context.locale}|${context.country ?? ''}|${context.chosenCountry ?? ''}|${call.path}${call.search}`;
  const kept = sharedAnswer(key);
  return kept ? sharedTo(call, kept) : fetchShared(key, endpoint, call, context);
}

async function fetchShared(
  key: string,
  endpoint: EndpointDefinition,
  call: ApiCall,
  context: ApiContext,
): Promise<ApiAnswer> {
  const asOf = purgeCount();
  const asked = await ask(endpoint, call, context, null, undefined);
  if ('error' in asked) return asked.error;
  if (asked.status !== 200) return passOn(asked);
  const tags = String(asked.headers['x-vonk-tags'] ?? '')
    .split(',')
    .filter(Boolean);
  const answer = { body: asked.body, etag: etagOf(asked.body), tags };
  keepSharedAnswer(key, answer, asOf);
  return sharedTo(call, answer);
}

function sharedTo(call: ApiCall, { body, etag }: { body: Buffer; etag: string }): ApiAnswer {
  const headers = { 'content-type': 'application/json', etag, 'cache-control': 'private, no-cache' };
  if (call.headers['if-none-match'] === etag) return { status: 304, headers, body: '' };
  return { status: 200, headers, body };
}

/** The parameters that the call names, in its order: whatever else a query holds may not take up room of its own. */
function knownSearch({ query: schema }: EndpointDefinition, query: URLSearchParams): string {
  const known = new URLSearchParams();
  for (const name of schema && 'shape' in schema ? Object.keys(schema.shape as object) : []) {
    const value = query.get(name);
    if (value !== null) known.set(name, value);
  }
  return known.size ? `?${known}` : '';
}

async function openSession(answer: BackendAnswer, brand: string): Promise<ApiAnswer> {
  const { token, ...rest } = JSON.parse(answer.body.toString('utf8')) as {
    token?: string;
    user?: { id: number } | null;
  };
  const result = passOn({ ...answer, body: Buffer.from(JSON.stringify(rest)) });
  // Without a token nothing was opened: the backend may answer so where it must not tell whether a mail is taken.
  if (token && rest.user)
    result.headers['set-cookie'] = await openingCookies({ token, user: rest.user.id, brand });
  return result;
}

function passOn(answer: BackendAnswer): ApiAnswer {
  const retryAfter = answer.headers['retry-after'];
  return jsonAnswer(answer.status, answer.body, retryAfter ? { 'retry-after': retryAfter } : {});
}

/** A file goes through with its type and its name, and is kept nowhere. */
function passOnFile(type: string, { status, headers, body }: BackendAnswer): ApiAnswer {
  const name = headers['content-disposition'];
  return jsonAnswer(status, body, {
    'content-type': type,
    ...(name ? { 'content-disposition': name } : {}),
  });
}

function withEtag(result: ApiAnswer, call: ApiCall): ApiAnswer {
  const etag = etagOf(result.body);
  result.headers.etag = etag;
  if (call.headers['if-none-match'] !== etag) return result;
  return { status: 304, headers: { etag, 'cache-control': 'private, no-store' }, body: '' };
}

function etagOf(body: Buffer | string): string {
  return `"${hash('sha1', body, 'base64url')}"`;
}

function parses(body: Buffer): boolean {
  try {
    JSON.parse(utf8.decode(body));
    return true;
  } catch {
    return false;
  }
}
