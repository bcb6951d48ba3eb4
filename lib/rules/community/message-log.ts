import type { Message } from '../../contract/community/chats.ts';

/** Messages that are drawn, or left out far from what is in sight, as one. */
export const blockSize = 25;

export type Block<M> = {
  /** Id of the message that it begins with when it is cut; what comes above later begins blocks of its own. */
  key: number;
  messages: M[];
};

/**
 * Cuts the messages of one day (oldest first) into blocks of at most `blockSize`. `cuts` holds where blocks begin and
 * is added to: once drawn, a block stays the same while older messages load above and newer ones below.
 */
export function cutBlocks<M extends { id: number }>(messages: readonly M[], cuts: Set<number>): Block<M>[] {
  const first = messages.findIndex(({ id }) => cuts.has(id));
  const above = first < 0 ? 0 : first;
  const blocks: Block<M>[] = [];
  // Above what is drawn the blocks are counted upwards, so that the one that the next page adds to is the shortest.
  for (let end = above; end > 0; end -= blockSize) {
    blocks.unshift(blockOf(messages.slice(Math.max(0, end - blockSize), end)));
  }
  let open: Block<M> | undefined;
  for (const message of messages.slice(above)) {
    if (!open || cuts.has(message.id) || open.messages.length >= blockSize) {
      open = { key: message.id, messages: [] };
      blocks.push(open);
    }
    open.messages.push(message);
  }
  for (const { key } of blocks) cuts.add(key);
  return blocks;
}

function blockOf<M extends { id: number }>(messages: M[]): Block<M> {
  return { key: messages[0]?.id ?? 0, messages };
}

/** Where a message stands among those that its sender wrote in a row. */
export type GroupPlace = 'alone' | 'first' | 'middle' | 'last';

type Written = Pick<Message, 'sender' | 'created_at' | 'automatic'>;

/** Milliseconds between two messages that still read as one train of thought. */
const oneBreath = 3 * 60_000;

/** Where a message stands between its neighbours of the same day; undefined where it has none. */
export function groupPlace(
  before: Written | undefined,
  message: Written,
  after: Written | undefined,
): GroupPlace {
  const continues = belongTogether(before, message);
  const goesOn = belongTogether(message, after);
  if (continues) return goesOn ? 'middle' : 'last';
  return goesOn ? 'first' : 'alone';
}

function belongTogether(one: Written | undefined, next: Written | undefined): boolean {
  if (!one || !next || one.sender !== next.sender || one.automatic !== next.automatic) return false;
  return Date.parse(next.created_at) - Date.parse(one.created_at) <= oneBreath;
}

type Sent = { id: number; sender: number };

/** How far an own message has come; each stands under the newest message that has come so far, and under no other. */
export type Mark = 'sent' | 'delivered' | 'seen';

/** The marks of own messages by message id, of which there are three at most. */
export function getDeliveryMarks(
  messages: readonly Sent[],
  own: number,
  { readUntil, deliveredUntil }: { readUntil: number; deliveredUntil: number },
): Map<number, Mark> {
  const marks = new Map<number, Mark>();
  const given = new Set<Mark>();
  for (let at = messages.length - 1; at >= 0 && !given.has('seen'); at -= 1) {
    const { id, sender } = messages[at] as Sent;
    if (sender !== own) continue;
    const mark = id <= readUntil ? 'seen' : id <= deliveredUntil ? 'delivered' : 'sent';
    // What was seen was delivered and sent before: a mark never stands above one that says more.
    if (given.has(mark)) continue;
    given.add(mark);
    marks.set(id, mark);
  }
  return marks;
}

/** Up to which message the reader has now read: the newest of the other member; null where there is nothing to say. */
export function unreadUntil(messages: readonly Sent[], own: number, alreadyRead: number): number | null {
  let newest = 0;
  for (const message of messages) {
    if (message.sender !== own && message.id > newest) newest = message.id;
  }
  return newest > alreadyRead ? newest : null;
}
