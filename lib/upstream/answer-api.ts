import type { EndpointDefinition } from '../contract/endpoint.ts';
import { findEndpoint, isCallPath, listMethods } from '../contract/endpoints.ts';
import { isTooDeep } from '../contract/json-depth.ts';
import { type ApiCall, errorAnswer, jsonAnswer, type ApiAnswer, type BackendAnswer } from './http.ts';
import { answerShared, ask, isJson, presentAnswer, withEtag } from './answer-shared.ts';
import type { ApiContext } from './identity.ts';
import { deviceCookieLine, getDevices } from './devices.ts';
import { isForeign, isPhotoType } from './same-origin.ts';
import {
  closingCookies,
  clearSession,
  knownSession,
  openingCookies,
  getSession,
  type Session,
  saysSessionEnded,
} from './session.ts';

/** Body limit of 16 KiB by default. */
const bodyLimit = 16 * 1024;
/** A webhook sends an id. */
const formLimit = 2 * 1024;

/** An unread rest of a body makes the connection unusable. */
const closing = { connection: 'close' };
/** Uploads in progress free room within seconds. */
const full = { ...closing, 'retry-after': '5' };

/** Rejects invalid UTF-8 instead of losing characters. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const emptyQuery = new URLSearchParams();

/**
 * Responds to a call of the contract: checks what only the front knows, calls the backend, handles the session. Calls
 * that need neither backend nor body are handled synchronously.
 */
export function answerApi(call: ApiCall, context: ApiContext): Promise<ApiAnswer> | ApiAnswer {
  const method = call.method === 'HEAD' ? 'GET' : call.method;
  const query = call.search ? new URLSearchParams(call.search) : emptyQuery;
  const endpoint = findEndpoint(method, call.path, query);
  if (!endpoint) {
    if (!isCallPath(call.path)) return errorAnswer('unknown_call');
    return errorAnswer('method_not_allowed', { allow: listMethods(call.path).join(', ') });
  }
  if (endpoint.audience === 'front') return errorAnswer('front_only');
  if (endpoint.stream) return errorAnswer('unknown_call');
  if (endpoint.form) return answerForm(endpoint, call, context);
  if (isForeign(method, endpoint, call.headers)) return errorAnswer('foreign_origin');

  if (endpoint.shared) return answerShared(endpoint, call, query, context);
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
  let fileUser: number | null = null;
  if (binary) {
    if (!isPhotoType(call.headers['content-type'])) return errorAnswer('photo_unreadable', closing);
    // Visitors' files are not even read.
    const session = await sessionIn(call, context);
    if (!session) return errorAnswer('authentication_required', closing);
    fileUser = session.user;
  }
  const body = await call.readBody(endpoint.bodyLimit ?? bodyLimit, fileUser);
  if (body === 'too_many_requests') return errorAnswer(body, full);
  if (typeof body === 'string')
    return errorAnswer(body === 'body_too_large' && binary ? 'photo_too_large' : body, closing);
  if (!binary && isJson(call.headers['content-type']) && !parses(body)) return errorAnswer('malformed_json');
  return answerPersonal(endpoint, call, context, body);
}

/** External machines have neither our pages nor a session: requests are forwarded unchanged and without a user. */
async function answerForm(
  endpoint: EndpointDefinition,
  call: ApiCall,
  context: ApiContext,
): Promise<ApiAnswer> {
  const body = await call.readBody(endpoint.bodyLimit ?? formLimit, null);
  if (typeof body === 'string') return errorAnswer(body, closing);
  const answer = await ask(endpoint, call, context, null, body);
  return 'error' in answer ? answer.error : presentAnswer(answer);
}

function answerPersonal(
  endpoint: EndpointDefinition,
  call: ApiCall,
  context: ApiContext,
  body: Buffer | undefined,
): Promise<ApiAnswer> {
  const session = sessionIn(call, context);
  return session instanceof Promise
    ? session.then((opened) => answerAs(opened, endpoint, call, context, body))
    : answerAs(session, endpoint, call, context, body);
}

/** As few promises as possible: polls consist of little else, and each costs with Next's async hooks on. */
function answerAs(
  session: Session | null,
  endpoint: EndpointDefinition,
  call: ApiCall,
  context: ApiContext,
  body: Buffer | undefined,
): Promise<ApiAnswer> {
  const given = (devices?: string[]) =>
    ask(endpoint, call, context, session, body, devices).then((answer) =>
      'error' in answer ? answer.error : conclude(answer, session, endpoint, call, context),
    );
  return endpoint.devices ? getDevices(getCookies(call), context.brand).then(given) : given();
}

function conclude(
  answer: BackendAnswer,
  session: Session | null,
  endpoint: EndpointDefinition,
  call: ApiCall,
  { brand }: ApiContext,
): Promise<ApiAnswer> | ApiAnswer {
  const isSuccess = answer.status < 300;
  if (endpoint.file && isSuccess) return passOnFile(endpoint.file, answer);
  if (endpoint.session === 'opens' && isSuccess) return createSession(answer, call, brand);
  const isOver =
    (endpoint.session === 'closes' && isSuccess) || (session !== null && saysSessionEnded(endpoint, answer));
  const result = presentAnswer(answer);
  if (isOver) {
    clearSession(getCookies(call));
    result.headers['set-cookie'] = [...closingCookies];
  }
  if (endpoint.method !== 'GET' || !isSuccess || isOver) return result;
  return withEtag(endpoint.open ? { ...result, isOpen: true } : result, call);
}

const getCookies = (call: ApiCall) => call.headers.cookie as string | undefined;

function sessionIn(call: ApiCall, { brand }: ApiContext): Promise<Session | null> | Session | null {
  const known = knownSession(getCookies(call), brand);
  return known === undefined ? getSession(getCookies(call), brand) : known;
}

async function createSession(answer: BackendAnswer, call: ApiCall, brand: string): Promise<ApiAnswer> {
  const { token, device, ...rest } = JSON.parse(answer.body.toString('utf8')) as {
    token?: string;
    device?: string;
    user?: { id: number; profile?: { country?: string } } | null;
  };
  const result = presentAnswer({ ...answer, body: Buffer.from(JSON.stringify(rest)) });
  // Without a token no session was opened: the backend may respond so where it must not reveal whether an address is
  // taken.
  if (token && rest.user)
    result.headers['set-cookie'] = [
      ...(await openingCookies({
        token,
        user: rest.user.id,
        brand,
        country: rest.user.profile?.country ?? null,
      })),
      ...(device ? [await deviceCookieLine(device, getCookies(call), brand)] : []),
    ];
  return result;
}

/** Forwards a file with its type and name, uncached. */
function passOnFile(type: string, { status, headers, body }: BackendAnswer): ApiAnswer {
  const name = headers['content-disposition'];
  return jsonAnswer(status, body, {
    'content-type': type,
    ...(name ? { 'content-disposition': name } : {}),
  });
}

function parses(body: Buffer): boolean {
  try {
    const text = utf8.decode(body);
    if (isTooDeep(text)) return false;
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
