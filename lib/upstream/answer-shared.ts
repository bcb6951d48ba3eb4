import type { EndpointDefinition } from '../contract/endpoint.ts';
import type { ApiCall, ApiAnswer } from './http.ts';
import { ask, unavailable } from './ask.ts';
import type { ApiContext } from './identity.ts';
import { createEtag, hasAlready, presentAnswer } from './present-answer.ts';
import { cacheSharedAnswer, purgeCount, sharedAnswer } from './shared-answers.ts';

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
