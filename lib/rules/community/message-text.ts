import type { Message } from '../../contract/community/chat.ts';
import { excerptLength, shortened } from '../../contract/community/visible-text.ts';
import type { Reaction } from '../../contract/community/chat-vocabulary.ts';
import type { Quote } from './optimistic-messages.ts';

/** A message's length as the server counts it: trimmed, by code points. */
export function messageLength(text: string): number {
  return [...text.trim()].length;
}

export type TextPart = { kind: 'text' | 'link'; text: string };

const address = /https?:\/\/[^\s<>"“”«»]+/gi;
/** Characters that end a sentence rather than an address. */
const trailing = new Set(".,;:!?…'’*_");
/** Bidirectional controls, with which an address could show another host than its target. */
const turning = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

/** Splits a text into words and links: only http and https, all else remains text. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = trimAddress(found);
    if (!isSafeAddress(link)) continue;
    if (index > done) parts.push({ kind: 'text', text: text.slice(done, index) });
    parts.push({ kind: 'link', text: link });
    done = index + link.length;
  }
  if (done < text.length) parts.push({ kind: 'text', text: text.slice(done) });
  return parts;
}

/** Removes the sentence's punctuation around an address, and unbalanced closing brackets. */
function trimAddress(found: string): string {
  const extra = { ')': surplus(found, '(', ')'), ']': surplus(found, '[', ']') };
  let end = found.length;
  for (; end > 0; end -= 1) {
    const last = found[end - 1] ?? '';
    if (last === ')' || last === ']') {
      if (extra[last] <= 0) break;
      extra[last] -= 1;
    } else if (!trailing.has(last)) break;
  }
  return found.slice(0, end);
}

/** How many more brackets a text closes than it opens. */
function surplus(text: string, opening: string, closing: string): number {
  return text.split(closing).length - text.split(opening).length;
}

/** A user name before the host (`https://bank.example@elsewhere.example`) is only used to deceive. */
function isSafeAddress(text: string): boolean {
  if (turning.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && hostname !== '' && !username && !password;
}

/** Maximum number of enlarged emoji. */
const maxLarge = 6;
/** A flag, a keycap, or an emoji with its skin tone and joined parts. */
const emoji =
  /^(?:\p{Regional_Indicator}{2}|[0-9#*]\uFE0F\u20E3|(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)(?:\p{Emoji_Modifier}|\p{Extended_Pictographic}|[\u{E0020}-\u{E007F}]|\u200D|\uFE0F)*)$/u;
/** Longer texts can't be just a few emoji. */
const maxUnits = maxLarge * 40;

/** Whether a text consists of a few emoji, which are enlarged. */
export function isEmojiOnly(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > maxUnits) return false;
  const found = [...new Intl.Segmenter().segment(trimmed)].filter(({ segment }) => segment.trim() !== '');
  return found.length <= maxLarge && found.every(({ segment }) => emoji.test(segment));
}

/** The quote of a message in a pending reply. */
export function toQuote({ id, sender, body, gift, image, deleted }: Message): Quote {
  return { id, sender, excerpt: shortened(body, excerptLength), gift, image: image !== null, deleted };
}

/** Both members' reactions to a message. */
export type Reactions = { mine: Reaction | null; theirs: Reaction | null };

/** Assigns the reactions; `own` means that the reader wrote the message. */
export function splitReactions({ sender, reactions }: Message, own: boolean): Reactions {
  const ofSender = reactions.find((each) => each.profile_id === sender)?.emoji ?? null;
  const ofOther = reactions.find((each) => each.profile_id !== sender)?.emoji ?? null;
  return own ? { mine: ofSender, theirs: ofOther } : { mine: ofOther, theirs: ofSender };
}

/** The chips under a message: each emoji once, with its count and whether the reader used it. */
export function reactionChips({
  mine,
  theirs,
}: Reactions): { emoji: Reaction; count: number; own: boolean }[] {
  if (theirs === null) return mine === null ? [] : [{ emoji: mine, count: 1, own: true }];
  if (mine === theirs) return [{ emoji: theirs, count: 2, own: true }];
  const first = { emoji: theirs, count: 1, own: false };
  return mine === null ? [first] : [first, { emoji: mine, count: 1, own: true }];
}
