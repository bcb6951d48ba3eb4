import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import { getSender } from '../../lib/process/files-under-way.ts';
import { answerApi } from '../../lib/upstream/answer-api.ts';
import type { ApiAnswer } from '../../lib/upstream/http.ts';
import type { ApiContext } from '../../lib/upstream/identity.ts';
import { collectBody } from '../../lib/upstream/read-body.ts';
import { compressAnswer } from './compress-answer.ts';
import { bareContentPolicy, callHeaders } from '../http/security-headers.ts';

const fileHeaders = Object.entries(callHeaders).flat();
// Browsers display documents such as receipts with internal scripts, which the policy for data would block.
const dataHeaders = [...fileHeaders, 'content-security-policy', bareContentPolicy];

/** The BFF's fast path: from Node request to Node response without intermediate objects. */
export function serveApi(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  search: string,
  context: ApiContext,
): Promise<void> | void {
  const { method = 'GET', headers } = request;
  const announced = Number(headers['content-length'] ?? 0);
  const answer = answerApi(
    {
      method,
      path,
      search,
      headers,
      readBody: (limit, fileUser) =>
        collectBody(
          request.iterator({ destroyOnReturn: false }),
          announced,
          limit,
          fileUser === null ? null : getSender(String(fileUser), context.clientIp),
        ),
    },
    context,
  );
  const accepted = headers['accept-encoding'];
  // A cached response is returned at once and, if small, sent without a promise.
  return answer instanceof Promise
    ? answer.then((late) => sendPacked(response, method, late, accepted))
    : sendPacked(response, method, answer, accepted);
}

function sendPacked(
  response: ServerResponse,
  method: string,
  answer: ApiAnswer,
  accepted: string | string[] | undefined,
): Promise<void> | void {
  const packed = compressAnswer(answer, accepted);
  return packed instanceof Promise
    ? packed.then((small) => send(response, method, small))
    : send(response, method, packed);
}

function send(response: ServerResponse, method: string, answer: ApiAnswer): void {
  const isEmpty = answer.status === 304 || answer.status === 204;
  // A flat list: merging objects takes a tenth of a short response's time.
  const isFile = answer.headers['content-disposition'] !== undefined;
  const head: OutgoingHttpHeader[] = [...(isFile ? fileHeaders : dataHeaders)];
  for (const name in answer.headers) head.push(name, answer.headers[name] ?? '');
  if (!isEmpty) head.push('content-length', Buffer.byteLength(answer.body));
  response.writeHead(answer.status, head);
  response.end(isEmpty || method === 'HEAD' ? undefined : answer.body);
}
