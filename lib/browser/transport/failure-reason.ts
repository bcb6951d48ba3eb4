import type { FailureReason } from '../../rules/community/optimistic-messages.ts';
import { ApiError } from './api-error.ts';

/** Why a message or gift did not go out, from what its call threw. */
export function getFailureReason(error: unknown): FailureReason {
  if (!(error instanceof ApiError)) return 'internal_error';
  return error.status === 0 ? 'offline' : error.code;
}
