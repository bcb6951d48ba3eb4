import { hash } from 'node:crypto';
import type { ApiCall } from './api-call.ts';
import { jsonAnswer, type ApiAnswer } from './api-error.ts';
import type { BackendAnswer } from './http.ts';

/** The backend's answer as a browser gets it. */
export function passOn(answer: BackendAnswer): ApiAnswer {
  const retryAfter = answer.headers['retry-after'];
  return jsonAnswer(answer.status, answer.body, retryAfter ? { 'retry-after': retryAfter } : {});
}

/** Says 304 to who has this answer already. */
export function withEtag(result: ApiAnswer, call: ApiCall): ApiAnswer {
  const etag = etagOf(result.body);
  result.headers.etag = etag;
  if (call.headers['if-none-match'] !== etag) return result;
  return { status: 304, headers: { etag, 'cache-control': 'private, no-store' }, body: '' };
}

export function etagOf(body: Buffer | string): string {
  return `"${hash('sha1', body, 'base64url')}"`;
}
