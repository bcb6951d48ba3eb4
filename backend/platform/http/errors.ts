import { errorStatus, type ErrorBody, type ErrorCode } from '#lib/contract/errors.ts';

/** A named refusal; the handler in `answer.ts` maps it to status and body. */
export class CallError extends Error {
  readonly code: ErrorCode;
  readonly data: Omit<ErrorBody, 'error'>;

  constructor(code: ErrorCode, data: Omit<ErrorBody, 'error'> = {}, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.data = data;
  }

  get status(): number {
    return errorStatus[this.code];
  }

  get body(): ErrorBody {
    return { error: this.code, ...this.data };
  }
}

export const authenticationRequired = () =>
  new CallError('authentication_required', { authentication_required: true });
export const invalidInput = (fields: NonNullable<ErrorBody['fields']>) =>
  new CallError('invalid_input', { fields });
export const accountLocked = (minutes: number) => new CallError('account_locked', { minutes });
export const tooManyRequests = (retryAfter: number) =>
  new CallError('too_many_requests', { retry_after: retryAfter });
export const notEnoughCredits = (needed: number, credits: number) =>
  new CallError('not_enough_credits', { needed, credits });
