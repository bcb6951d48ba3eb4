import type { FailureReason } from '../../rules/community/optimistic-messages.ts';
import { ApiError } from './api-error.ts';

/** Why a message or gift was not sent, from the thrown error. */
export function getFailureReason(error: unknown): FailureReason {
  if (!(error instanceof ApiError)) return 'internal_error';
  return error.status === 0 ? 'offline' : error.code;
}
