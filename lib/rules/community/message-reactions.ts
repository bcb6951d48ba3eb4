import type { Message } from '../../contract/community/chats.ts';
import type { Reaction } from '../../contract/vocabulary.ts';

/** The reactions of the two members of a conversation to a message. */
export type Reactions = { mine: Reaction | null; theirs: Reaction | null };

/** Whose reaction is whose; `own` says that the reader wrote the message. */
export function reactionsOf({ sender, reactions }: Message, own: boolean): Reactions {
  const ofSender = reactions.find((each) => each.profile_id === sender)?.emoji ?? null;
  const ofOther = reactions.find((each) => each.profile_id !== sender)?.emoji ?? null;
  return own ? { mine: ofSender, theirs: ofOther } : { mine: ofOther, theirs: ofSender };
}

/** What stands under the message: each emoji once, with how many gave it and whether the reader is one of them. */
export function reactionChips({
  mine,
  theirs,
}: Reactions): { emoji: Reaction; count: number; own: boolean }[] {
  if (theirs === null) return mine === null ? [] : [{ emoji: mine, count: 1, own: true }];
  if (mine === theirs) return [{ emoji: theirs, count: 2, own: true }];
  const first = { emoji: theirs, count: 1, own: false };
  return mine === null ? [first] : [first, { emoji: mine, count: 1, own: true }];
}
