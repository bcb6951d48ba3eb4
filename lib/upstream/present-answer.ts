import { hash } from 'node:crypto';
import { type ApiCall, jsonAnswer, type ApiAnswer, type BackendAnswer } from './http.ts';

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
export function hasAlready({ headers }: ApiCall, etag: string): boolean {
  const known = headers['if-none-match'];
  return known === etag || known === `W/${etag}`;
}

export function createEtag(body: Buffer | string): string {
  return `"${hash('sha1', body, 'base64url')}"`;
}
