import type { ErrorBody, ErrorCode } from '../../contract/errors.ts';

/** A failed call; `status` is 0 without a response. */
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

/** The error code of anything thrown; `internal_error` for other errors. */
export function getErrorCode(error: unknown): ErrorCode {
  return error instanceof ApiError ? error.code : 'internal_error';
}

/** The error of a response; one that is not from our backend counts by its status. */
export function errorBody(status: number, data: unknown): ErrorBody {
  if (typeof data === 'object' && data && 'error' in data && typeof data.error === 'string')
    return data as ErrorBody;
  return { error: status >= 502 ? 'backend_unavailable' : 'internal_error' };
}

/** The response is missing or incomplete. */
export function noAnswer(): ApiError {
  return new ApiError(0, { error: 'backend_unavailable' });
}
