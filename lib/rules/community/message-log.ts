import type { Message } from '../../contract/community/chat.ts';

/** Messages per block, which is rendered or left out as a whole. */
export const blockSize = 25;

export type Block<M> = {
  /** Id of its first message when it was cut; older messages form new blocks. */
  key: number;
  messages: M[];
};

/**
 * Groups the messages of a day (oldest first) into blocks of at most `blockSize`. `cuts` has the block starts and is
 * extended: a rendered block stays the same while older messages load above and newer ones below.
 */
export function cutBlocks<M extends { id: number }>(messages: readonly M[], cuts: Set<number>): Block<M>[] {
  const first = messages.findIndex(({ id }) => cuts.has(id));
  const above = first < 0 ? 0 : first;
  const blocks: Block<M>[] = [];
  // Above the rendered part blocks are cut upwards, so that the one extended by the next page is the shortest.
  for (let end = above; end > 0; end -= blockSize) {
    blocks.unshift(toBlock(messages.slice(Math.max(0, end - blockSize), end)));
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

function toBlock<M extends { id: number }>(messages: M[]): Block<M> {
  return { key: messages[0]?.id ?? 0, messages };
}

/** Position of a message among its sender's consecutive ones. */
export type GroupPosition = 'alone' | 'first' | 'middle' | 'last';

type Written = Pick<Message, 'sender' | 'created_at' | 'automatic'>;

/** Milliseconds between two messages of one group. */
const oneBreath = 3 * 60_000;

/** Position of a message between its neighbours on the same day; undefined for none. */
export function positionInGroup(
  before: Written | undefined,
  message: Written,
  after: Written | undefined,
): GroupPosition {
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

/** The status of an own message; each shows only under the newest message that has reached it. */
export type DeliveryState = 'sent' | 'delivered' | 'seen';

/** The states of own messages by message id, at most three. */
export function getDeliveryStates(
  messages: readonly Sent[],
  own: number,
  { readUntil, deliveredUntil }: { readUntil: number; deliveredUntil: number },
): Map<number, DeliveryState> {
  const states = new Map<number, DeliveryState>();
  const given = new Set<DeliveryState>();
  for (let at = messages.length - 1; at >= 0 && !given.has('seen'); at -= 1) {
    const { id, sender } = messages[at] as Sent;
    if (sender !== own) continue;
    const state = id <= readUntil ? 'seen' : id <= deliveredUntil ? 'delivered' : 'sent';
    // A seen message was also delivered and sent: a state never shows above a later one.
    if (given.has(state)) continue;
    given.add(state);
    states.set(id, state);
  }
  return states;
}

/** The message up to which the reader has read: the newest of the other member; null if unchanged. */
export function unreadUntil(messages: readonly Sent[], own: number, alreadyRead: number): number | null {
  let newest = 0;
  for (const message of messages) {
    if (message.sender !== own && message.id > newest) newest = message.id;
  }
  return newest > alreadyRead ? newest : null;
}
