import type { ReactNode } from 'react';
import type { Chat } from '#lib/contract/community/chats.ts';
import type { MemberTile } from '#lib/contract/community/profile.ts';

/** The dialog that reports a member; `app` fills it with that of the profiles. */
export type ReportSlot = (profile: MemberTile, onClose: () => void) => ReactNode;

/** What the menu of a conversation is about. */
export type MenuTopic = {
  profile: MemberTile;
  /** Undefined as long as nothing was written. */
  chat: Chat | undefined;
  report?: ReportSlot;
};

/** What is asked before it is done. */
export type Question = 'block' | 'delete' | 'report';
