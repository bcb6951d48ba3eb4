import { hash } from 'node:crypto';
import type { EndpointDefinition } from '../contract/endpoint.ts';
import {
  errorAnswer,
  type ApiAnswer,
  sendToBackend,
  type BackendAnswer,
  type BackendCall,
  type ApiCall,
  jsonAnswer,
} from './http.ts';
import { UpstreamTimeout } from './failures.ts';
import { identityHeaders, type ApiContext } from './identity.ts';
import type { Session } from './session.ts';
import { processWide } from '../site/backends.ts';

/** 10 seconds for the backend's complete response. */
const backendTimeout = 10_000;

type Sent = { path: string; search: string; headers: { [name: string]: string | string[] | undefined } };

/** Forwards a call to the backend with the caller's identity; responses outside of the contract become errors. */
export function ask(
  endpoint: EndpointDefinition,
  call: Sent,
  context: ApiContext,
  session: Session | null,
  body: Buffer | undefined,
  devices: readonly string[] = [],
): Promise<BackendAnswer | { error: ApiAnswer }> {
  const headers = identityHeaders(context, session?.token, devices);
  if (body?.length) {
    headers['content-type'] = String(call.headers['content-type'] ?? 'application/json');
    headers['content-length'] = body.length;
  }
  const key = call.headers['idempotency-key'];
  if (key) headers['idempotency-key'] = String(key);
  if (call.headers['user-agent']) headers['user-agent'] = String(call.headers['user-agent']);
  const sent: BackendCall = {
    method: endpoint.method,
    path: call.path + call.search,
    headers,
    body,
    timeout: endpoint.timeoutMs ?? backendTimeout,
    repeatable: endpoint.method === 'GET' || Boolean(key && endpoint.keyed),
  };
  return new Promise((resolve) => {
    const fail = (error: unknown) => resolve({ error: failureAnswer(error) });
    try {
      sendToBackend(
        sent,
        (answer) => resolve(isOfContract(endpoint, answer) ? answer : { error: unavailable() }),
        fail,
      );
    } catch (error) {
      fail(error);
    }
  });
}

function failureAnswer(error: unknown): ApiAnswer {
  return error instanceof UpstreamTimeout ? errorAnswer('upstream_timeout') : unavailable();
}

/** The backend is unreachable, or its response is invalid. */
const unavailable = () => errorAnswer('backend_unavailable', { 'retry-after': '5' });

/** Redirects, HTML and plain text are not from our backend. */
function isOfContract({ file }: EndpointDefinition, answer: BackendAnswer): boolean {
  const isRedirect = answer.status >= 300 && answer.status < 400;
  const type = answer.headers['content-type'];
  const isRight = file !== undefined && answer.status < 300 ? type === file : isJson(type);
  return !isRedirect && answer.status >= 200 && isRight;
}

/** Whether a header means JSON. */
export function isJson(contentType: string | string[] | undefined): boolean {
  return typeof contentType === 'string' && contentType.startsWith('application/json');
}

/** Responds to a shared call, the same for all visitors of a brand and language: from memory while fresh. */
export function answerShared(
  endpoint: EndpointDefinition,
  fetched: ApiCall,
  query: URLSearchParams,
  context: ApiContext,
): Promise<ApiAnswer> | ApiAnswer {
  const call = fetched.search ? { ...fetched, search: knownSearch(endpoint, query) } : fetched;
  const key = `${context.brand}|${context.locale}|${context.country ?? ''}|${context.chosenCountry ?? ''}|${call.path}${call.search}`;
  const cached = sharedAnswer(key);
  return cached ? sharedTo(call, cached) : fetchShared(key, endpoint, call, context);
}

async function fetchShared(
  key: string,
  endpoint: EndpointDefinition,
  call: ApiCall,
  context: ApiContext,
): Promise<ApiAnswer> {
  const version = purgeCount();
  const fetched = await ask(endpoint, call, context, null, undefined);
  if ('error' in fetched) return fetched.error;
  if (fetched.status !== 200) return presentAnswer(fetched);
  // Cached responses go to all users, so their shape is checked against the contract.
  if (!hasShape(endpoint, fetched.body)) return unavailable();
  const tags = String(fetched.headers['x-vonk-tags'] ?? '')
    .split(',')
    .filter(Boolean);
  const answer = { body: fetched.body, etag: createEtag(fetched.body), tags };
  cacheSharedAnswer(key, answer, version);
  return sharedTo(call, answer);
}

function hasShape({ response }: EndpointDefinition, body: Buffer): boolean {
  try {
    return response.safeParse(JSON.parse(body.toString('utf8'))).success;
  } catch {
    return false;
  }
}

function sharedTo(call: ApiCall, { body, etag }: { body: Buffer; etag: string }): ApiAnswer {
  const headers = { 'content-type': 'application/json', etag, 'cache-control': 'private, no-cache' };
  if (hasAlready(call, etag)) return { status: 304, headers, body: '' };
  return { status: 200, headers, body, isOpen: true };
}

/** The call's own parameters in its order, so that others do not create cache entries. */
function knownSearch({ query: schema }: EndpointDefinition, query: URLSearchParams): string {
  const known = new URLSearchParams();
  for (const name of schema && 'shape' in schema ? Object.keys(schema.shape as object) : []) {
    const value = query.get(name);
    if (value !== null) known.set(name, value);
  }
  return known.size ? `?${known}` : '';
}

/** A response that is the same for all visitors of a brand and language. */
export type SharedAnswer = { body: Buffer; etag: string; tags: readonly string[]; until: number };

type Store = { answers: Map<string, SharedAnswer>; purges: number };

// A plain map: lru-cache is half as slow again on a hit.
const store = () => processWide<Store>('shared-answers', () => ({ answers: new Map(), purges: 0 }));

const answerLimit = 2_000;
/** Cache lifetime in seconds without a purge. */
const ttlSeconds = 60;

/** The cached response, unless expired. */
function sharedAnswer(key: string): SharedAnswer | null {
  const { answers } = store();
  const answer = answers.get(key);
  if (!answer) return null;
  if (answer.until > Date.now()) return answer;
  answers.delete(key);
  return null;
}

/** Counts purges: a response requested before one must not be cached after it. */
function purgeCount(): number {
  return store().purges;
}

/** Caches a response that was requested when `purgeCount()` was `asOf`. */
function cacheSharedAnswer(key: string, answer: Omit<SharedAnswer, 'until'>, asOf: number): void {
  const { answers, purges } = store();
  if (purges !== asOf) return;
  if (answers.size >= answerLimit) answers.delete(answers.keys().next().value as string);
  answers.set(key, { ...answer, until: Date.now() + ttlSeconds * 1000 });
}

/** Drops responses with one of the tags; all for `null`. */
export function purgeSharedAnswers(tags: readonly string[] | null): void {
  const shared = store();
  shared.purges++;
  if (!tags) return shared.answers.clear();
  for (const [key, answer] of shared.answers) {
    if (answer.tags.some((tag) => tags.includes(tag))) shared.answers.delete(key);
  }
}

/** The backend's response for a browser. */
export function presentAnswer(answer: BackendAnswer): ApiAnswer {
  const retryAfter = answer.headers['retry-after'];
  return jsonAnswer(answer.status, answer.body, retryAfter ? { 'retry-after': retryAfter } : {});
}

/** Responds 304 if the browser has this response. */
export function withEtag(result: ApiAnswer, call: ApiCall): ApiAnswer {
  const etag = createEtag(result.body);
  result.headers.etag = etag;
  if (!hasAlready(call, etag)) return result;
  return { status: 304, headers: { etag, 'cache-control': 'private, no-store' }, body: '' };
}

/** Whether the browser has a response already; compressed ones have the same tag, marked as weak. */
function hasAlready({ headers }: ApiCall, etag: string): boolean {
  const known = headers['if-none-match'];
  return known === etag || known === `W/${etag}`;
}

function createEtag(body: Buffer | string): string {
  return `"${hash('sha1', body, 'base64url')}"`;
}
