import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import { getSender } from '../../lib/process/files-under-way.ts';
import { answerApi } from '../../lib/upstream/answer-api.ts';
import type { ApiAnswer } from '../../lib/upstream/http.ts';
import type { ApiContext } from '../../lib/upstream/identity.ts';
import { collectBody } from '../../lib/upstream/read-body.ts';
import { compressAnswer } from './compress-answer.ts';
import { bareContentPolicy, callHeaders } from '../http/security-headers.ts';

const fileHeaders = Object.entries(callHeaders).flat();
// A browser draws a document such as a receipt by means of its own, which the policy of data would take away.
const dataHeaders = [...fileHeaders, 'content-security-policy', bareContentPolicy];

/** The fast mount of the BFF: node request in, node response out, nothing built in between. */
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
      readBody: (limit, fileOf) =>
        collectBody(
          request.iterator({ destroyOnReturn: false }),
          announced,
          limit,
          fileOf === null ? null : getSender(String(fileOf), context.clientIp),
        ),
    },
    context,
  );
  const accepted = headers['accept-encoding'];
  // What is kept comes at once, and where it is small goes out without a promise.
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
  // A flat list: putting objects together costs a tenth of a short answer.
  const isFile = answer.headers['content-disposition'] !== undefined;
  const head: OutgoingHttpHeader[] = [...(isFile ? fileHeaders : dataHeaders)];
  for (const name in answer.headers) head.push(name, answer.headers[name] ?? '');
  if (!isEmpty) head.push('content-length', Buffer.byteLength(answer.body));
  response.writeHead(answer.status, head);
  response.end(isEmpty || method === 'HEAD' ? undefined : answer.body);
}
