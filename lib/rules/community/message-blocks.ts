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
