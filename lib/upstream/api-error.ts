import { errorStatus, type ErrorBody, type ErrorCode } from '../contract/errors.ts';

/** What the front answers to a call of the browser. */
export type ApiAnswer = {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer | string;
  /** It holds nothing of the session that its length could tell, so it may be sent compressed. */
  isOpen?: boolean;
};

const privateJson = { 'content-type': 'application/json', 'cache-control': 'private, no-store' };

/** A JSON answer with any headers on top of the private ones. */
export function jsonAnswer(
  status: number,
  body: Buffer | string,
  headers: ApiAnswer['headers'] = {},
): ApiAnswer {
  return { status, headers: { ...privateJson, ...headers }, body };
}

/** An answer by one of the contract's error codes, with the status that belongs to it. */
export function errorAnswer(error: ErrorCode, headers: ApiAnswer['headers'] = {}): ApiAnswer {
  const body: ErrorBody = { error };
  if (error === 'authentication_required') body.authentication_required = true;
  return jsonAnswer(errorStatus[error], JSON.stringify(body), headers);
}
