import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { streamEvents } from '../../lib/contract/events.ts';
import { errorAnswer, type ApiAnswer, askBackend } from '../../lib/upstream/http.ts';
import { identityHeaders, type ApiContext } from '../../lib/upstream/identity.ts';
import { saysSessionEnded, getSession } from '../../lib/upstream/session.ts';
import { log } from '../http/log.ts';
import { bareContentPolicy, callHeaders } from '../http/security-headers.ts';
import type { EventHub } from './event-hub.ts';

/** Opens the caller's event stream after the backend confirms the session; an ended one receives only that event. */
export async function serveEvents(
  request: IncomingMessage,
  response: ServerResponse,
  context: ApiContext,
  hub: EventHub,
): Promise<void> {
  if (request.method !== 'GET') return refuse(response, errorAnswer('method_not_allowed', { allow: 'GET' }));
  const session = await getSession(request.headers.cookie, context.brand);
  if (!session) return refuse(response, errorAnswer('authentication_required'));
  const user = await confirmedUser(context, session.token);
  if (user === 'unknown') return refuse(response, errorAnswer('backend_unavailable', { 'retry-after': '5' }));
  if (response.destroyed) return;
  if (user !== session.user) return hub.openEnded(response);
  hub.open(response, user, toFingerprint(session.token));
}

/** A session's name in the feed, which does not reveal its token. */
const toFingerprint = (token: string) => hash('sha256', token).slice(0, 16);

async function confirmedUser(context: ApiContext, token: string): Promise<number | null | 'unknown'> {
  try {
    const answer = await askBackend({
      method: 'GET',
      path: streamEvents.path,
      headers: identityHeaders(context, token),
      timeout: 5_000,
      repeatable: true,
    });
    if (saysSessionEnded(streamEvents, answer)) return null;
    if (answer.status !== 200) return 'unknown';
    return (JSON.parse(answer.body.toString('utf8')) as { user: number }).user;
  } catch (error) {
    log.warn({ err: error }, 'a session could not be confirmed for its event stream');
    return 'unknown';
  }
}

function refuse(response: ServerResponse, answer: ApiAnswer): void {
  response.writeHead(answer.status, {
    ...callHeaders,
    'content-security-policy': bareContentPolicy,
    ...answer.headers,
    'content-length': Buffer.byteLength(answer.body),
  });
  response.end(answer.body);
}
