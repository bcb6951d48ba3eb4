import { useRef } from 'react';
import { getErrorCode } from '#lib/browser/transport/api-error.ts';
import { callApi } from '#lib/browser/transport/call.ts';
import { isSignedIn } from '#lib/browser/session/signed-in.ts';

/**
 * Whether a number matches none of the member's withdrawable orders. Warns once per number: submitting it again is
 * accepted. Visitors' numbers and failed lookups are not doubted.
 */
export function useOrderNumberWarning(): (order: string) => Promise<boolean> {
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
