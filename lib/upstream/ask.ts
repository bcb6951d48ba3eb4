import type { EndpointDefinition } from '../contract/endpoint.ts';
import { errorAnswer, type ApiAnswer, sendToBackend, type BackendAnswer, type BackendCall } from './http.ts';
import { UpstreamTimeout } from './failures.ts';
import { identityHeaders, type ApiContext } from './identity.ts';
import type { Session } from './session.ts';

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
export const unavailable = () => errorAnswer('backend_unavailable', { 'retry-after': '5' });

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
