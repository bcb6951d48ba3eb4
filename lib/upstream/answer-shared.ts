import type { EndpointDefinition } from '../contract/endpoint.ts';
import type { ApiCall, ApiAnswer } from './http.ts';
import { ask, unavailable } from './ask.ts';
import type { ApiContext } from './identity.ts';
import { etagOf, hasAlready, passOn } from './pass-on.ts';
import { keepSharedAnswer, purgeCount, sharedAnswer } from './shared-answers.ts';

/** Answers a call whose answer is the same for every visitor of a brand and language: from memory while it is good. */
export function answerShared(
  endpoint: EndpointDefinition,
  asked: ApiCall,
  query: URLSearchParams,
  context: ApiContext,
): Promise<ApiAnswer> | ApiAnswer {
  const call = asked.search ? { ...asked, search: knownSearch(endpoint, query) } : asked;
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
  // What is kept goes to everybody, so it has to be what the contract says: one slip must not last.
  if (!hasShape(endpoint, asked.body)) return unavailable();
  const tags = String(asked.headers['x-vonk-tags'] ?? '')
    .split(',')
    .filter(Boolean);
  const answer = { body: asked.body, etag: etagOf(asked.body), tags };
  keepSharedAnswer(key, answer, asOf);
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

/** The parameters that the call names, in its order: whatever else a query holds may not take up room of its own. */
function knownSearch({ query: schema }: EndpointDefinition, query: URLSearchParams): string {
  const known = new URLSearchParams();
  for (const name of schema && 'shape' in schema ? Object.keys(schema.shape as object) : []) {
    const value = query.get(name);
    if (value !== null) known.set(name, value);
  }
  return known.size ? `?${known}` : '';
}
