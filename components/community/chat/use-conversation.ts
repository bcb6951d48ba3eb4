import { useRef } from 'react';
import { getErrorCode } from '#lib/browser/transport/api-error.ts';
import { useCall, useChats, useRelation } from '#lib/browser/transport/hooks.ts';
import type { ResponseOf } from '#lib/browser/transport/types.ts';
import { useChat } from '#lib/browser/community/use-chat.ts';
import type { MemberTile, Profile } from '#lib/contract/community/profile.ts';

/** A conversation by its id, or the one with a member, started or not. */
export type Wanted =
  | { conversation: number; member?: undefined }
  | { conversation?: undefined; member: number };

type Conversation =
  | { state: 'loading' | 'missing' | 'blocked-by' }
  /** Blocked by the reader; `member` is null if only the conversation is known. */
  | { state: 'blocked'; member: number | null }
  | { state: 'failed'; reload: () => void }
  | {
      state: 'open';
      profile: MemberTile;
      /** The full profile, once loaded. */
      full: Profile | undefined;
      answer: ResponseOf<'GET /api/chat.php'> | undefined;
      /** Whether it was loaded now rather than cached by an earlier visit. */
      isOpened: boolean;
      /** The other member has left or is hidden. */
      isGone: boolean;
    };

/** Loads a conversation: its member, and its newest messages if it was started. */
export function useConversation(target: Wanted): Conversation {
  const relation = useRelation(target.member ?? null);
  const { chats } = useChats();
  // The list may learn first that the other member has started one.
  const listed = chats?.find(({ profile_id }) => profile_id === target.member)?.id ?? null;
  const conversation = target.conversation ?? relation.data?.conversation ?? listed;
  const chat = useChat(conversation);
  const memberId = target.member ?? chat.data?.chat.profile_id ?? null;
  const member = useCall('GET /api/member.php', memberId === null ? null : { id: memberId });

  // A conversation started here by its first message stays on screen during its first load.
  const beganHere = useRef(false);
  if (relation.data?.conversation === null) beganHere.current = true;

  // Loaded messages stay readable during an outage, but not if the conversation was deleted or closed.
  const isOutage = chat.data !== undefined && !isEnd(chat.error);
  const code = errorOf(isOutage ? [] : [chat.error, relation.error, member.error]);
  if (relation.data?.blocked_by || code === 'blocked_by') return { state: 'blocked-by' };
  if (relation.data?.blocked || code === 'blocked') return { state: 'blocked', member: memberId };
  if (code === 'not_found' || code === 'gone') return { state: 'missing' };
  const profile = chat.data?.chat.profile ?? member.data?.profile;
  if (profile && (chat.data || beganHere.current)) {
    return {
      state: 'open',
      profile,
      full: member.data?.profile,
      answer: chat.data,
      isOpened: chat.isOpened,
      isGone: ['not_found', 'gone'].includes(errorOf([member.error]) ?? ''),
    };
  }
  if (code) {
    const reload = () => void Promise.all([relation.mutate(), chat.mutate(), member.mutate()]);
    return { state: 'failed', reload };
  }
  return { state: 'loading' };
}

function isEnd(error: unknown): boolean {
  return ['blocked', 'blocked_by', 'not_found', 'gone'].includes(errorOf([error]) ?? '');
}

function errorOf(errors: unknown[]) {
  const error = errors.find(Boolean);
  return error === undefined ? null : getErrorCode(error);
}
