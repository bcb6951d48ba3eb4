import { useRef } from 'react';
import { getErrorCode } from '#lib/browser/transport/api-error.ts';
import { callApi } from '#lib/browser/transport/call.ts';
import { isSignedIn } from '#lib/browser/session/signed-in.ts';

/**
 * Whether a number names no order that the member can still withdraw from. Said once for a number: who sends it again
 * means it. A visitor's number is not looked up, and what cannot be looked up is not doubted.
 */
export function useOrderDoubt(): (order: string) => Promise<boolean> {
  const doubted = useRef<string | null>(null);
  return async (order) => {
    if (!isSignedIn() || doubted.current === order) return false;
    try {
      await callApi('GET /api/withdrawal.php', { query: { order } });
      return false;
    } catch (cause) {
      if (getErrorCode(cause) !== 'not_found') return false;
      doubted.current = order;
      return true;
    }
  };
}
