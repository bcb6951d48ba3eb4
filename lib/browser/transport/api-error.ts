import type { ErrorBody, ErrorCode } from '../../contract/errors.ts';

/** A call that did not succeed: `status` is 0 where no answer came at all. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode;
  readonly data: ErrorBody;

  constructor(status: number, data: ErrorBody) {
    super(data.error);
    this.status = status;
    this.code = data.error;
    this.data = data;
  }
}

/** The error code of anything that was thrown; `internal_error` for what is no answer of a call. */
export function getErrorCode(error: unknown): ErrorCode {
  return error instanceof ApiError ? error.code : 'internal_error';
}

/** What a refusal says of itself; an answer that is none of our backend's counts by its status. */
export function errorBody(status: number, data: unknown): ErrorBody {
  if (typeof data === 'object' && data && 'error' in data && typeof data.error === 'string')
    return data as ErrorBody;
  return { error: status >= 502 ? 'backend_unavailable' : 'internal_error' };
}

/** No answer came, or only half of one. */
export function noAnswer(): ApiError {
  return new ApiError(0, { error: 'backend_unavailable' });
}
