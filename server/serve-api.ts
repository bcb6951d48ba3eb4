import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import { answerApi } from '../lib/upstream/answer-api.ts';
import type { ApiAnswer } from '../lib/upstream/api-error.ts';
import type { ApiContext } from '../lib/upstream/identity.ts';
import { strictTransport } from './security-headers.ts';

const apiHeaders = Object.entries({
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': strictTransport,
}).flat();

/** The fast mount of the BFF: node request in, node response out, nothing built in between. */
export function serveApi(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  search: string,
  context: ApiContext,
): Promise<void> | void {
  const { method = 'GET', headers } = request;
  const answer = answerApi(
    { method, path, search, headers, readBody: (limit) => readBody(request, limit) },
    context,
  );
  // What is kept comes at once, and goes out without a promise.
  return answer instanceof Promise
    ? answer.then((late) => send(response, method, late))
    : send(response, method, answer);
}

function send(response: ServerResponse, method: string, answer: ApiAnswer): void {
  const isEmpty = answer.status === 304 || answer.status === 204;
  // A flat list: putting objects together costs a tenth of a short answer.
  const head: OutgoingHttpHeader[] = [...apiHeaders];
  for (const name in answer.headers) head.push(name, answer.headers[name] ?? '');
  if (!isEmpty) head.push('content-length', Buffer.byteLength(answer.body));
  response.writeHead(answer.status, head);
  response.end(isEmpty || method === 'HEAD' ? undefined : answer.body);
}

/** The whole body, or null when it is larger than `limit` bytes; what was announced as larger is not even read. */
function readBody(request: IncomingMessage, limit: number): Promise<Buffer | null> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) {
        request.removeAllListeners('data').pause();
        resolve(null);
      } else {
        chunks.push(chunk);
      }
    });
    request.on('end', () => resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)));
    request.on('error', reject);
    request.on('aborted', () => reject(new Error('The request broke off')));
  });
}
