import { useRef } from 'react';
import useSWR from 'swr';
import type { ApiError } from '../transport/api-error.ts';
import { callApi } from '../transport/call.ts';
import { onDemand } from '../transport/hooks.ts';
import type { CallKey } from '../transport/keys.ts';
import { useSignedIn } from '../session/signed-in.ts';
import type { CallResponse } from '../transport/types.ts';

type Name = 'GET /api/chat.php';

/**
 * A conversation, live: it opens with the messages around the first unread one, or the newest; afterwards `data` has
 * the newest. `isOpened` says whether they were loaded for this view rather than cached by an earlier visit.
 */
export function useChat(conversation: number | null) {
  const signedIn = useSignedIn();
  const opened = useRef<number | null>(null);
  const key: CallKey<Name> | null =
    signedIn && conversation !== null ? ['GET /api/chat.php', { conversation }] : null;
  const read = async () => {
    if (conversation === null) throw new Error('Nothing was asked for');
    const isOpening = opened.current !== conversation;
    const query = isOpening ? { conversation, around: 'unread' as const } : { conversation };
    const answer = await callApi('GET /api/chat.php', { query });
    opened.current = conversation;
    return answer;
  };
  // Response and loading state change together.
  const { isValidating, ...answer } = useSWR<CallResponse<Name>, ApiError>(key, read, onDemand);
  return { ...answer, isOpened: opened.current === conversation && !isValidating };
}
