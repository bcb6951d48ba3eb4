import type { Message } from '../../contract/community/chats.ts';

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
