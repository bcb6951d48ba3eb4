import type { Message } from '../../contract/community/chats.ts';
import { excerptLength, shortened } from '../../contract/community/visible-text.ts';
import type { Reaction } from '../../contract/community/chat-vocabulary.ts';
import type { Quote } from './optimistic-messages.ts';

/** Characters of a message as the server counts them: without blanks around it, an emoji of one code point as one. */
export function messageLength(text: string): number {
  return [...text.trim()].length;
}

export type TextPart = { kind: 'text' | 'link'; text: string };

const address = /https?:\/\/[^\s<>"“”«»]+/gi;
/** What ends a sentence rather than an address. */
const trailing = new Set(".,;:!?…'’*_");
/** Characters that turn the order of what is read, so that an address shows another host than it leads to. */
const turning = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

/** Cuts a text into words and the addresses in it that may become links: http and https alone, all else stays text. */
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

/** Leaves out what ends the sentence around an address, and brackets that close what was opened outside of it. */
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

/** A name before the host (`https://bank.example@elsewhere.example`) is only ever meant to deceive. */
function isSafeAddress(text: string): boolean {
  if (turning.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && hostname !== '' && !username && !password;
}

/** As many stand large in a bubble. */
const maxLarge = 6;
/** A flag, a key, or a picture with its colour and what is joined to it. */
const emoji =
  /^(?:\p{Regional_Indicator}{2}|[0-9#*]\uFE0F\u20E3|(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)(?:\p{Emoji_Modifier}|\p{Extended_Pictographic}|[\u{E0020}-\u{E007F}]|\u200D|\uFE0F)*)$/u;
/** Longer texts are no few emoji. */
const maxUnits = maxLarge * 40;

/** Whether a text is nothing but a few emoji, which then stand larger. */
export function isEmojiOnly(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > maxUnits) return false;
  const found = [...new Intl.Segmenter().segment(trimmed)].filter(({ segment }) => segment.trim() !== '');
  return found.length <= maxLarge && found.every(({ segment }) => emoji.test(segment));
}

/** A message as the answer to it shows it, before the server has said so. */
export function toQuote({ id, sender, body, gift, image, deleted }: Message): Quote {
  return { id, sender, excerpt: shortened(body, excerptLength), gift, image: image !== null, deleted };
}

/** The reactions of the two members of a conversation to a message. */
export type Reactions = { mine: Reaction | null; theirs: Reaction | null };

/** Whose reaction is whose; `own` says that the reader wrote the message. */
export function splitReactions({ sender, reactions }: Message, own: boolean): Reactions {
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
