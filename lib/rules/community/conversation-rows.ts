type Begun = { id: number; last_message: { created_at: string } | null };
type Draft = { profile_id: number; changed_at: string };

/** A row of the list: a conversation, or a draft to a member without one. */
export type ListedRow<C, D> = { chat: C; draft?: undefined } | { chat?: undefined; draft: D };

/**
 * Conversations and separate drafts in one list, newest first. Conversations keep the server's order by message id, so
 * that two of the same second never swap.
 */
export function conversationRows<C extends Begun, D extends Draft>(
  chats: readonly C[],
  drafts: readonly D[],
): ListedRow<C, D>[] {
  const rows: ListedRow<C, D>[] = [];
  const waiting = [...drafts].sort((one, other) => Date.parse(other.changed_at) - Date.parse(one.changed_at));
  for (const chat of chats) {
    const at = chat.last_message ? Date.parse(chat.last_message.created_at) : 0;
    while (waiting[0] && Date.parse(waiting[0].changed_at) > at) rows.push({ draft: waiting.shift() as D });
    rows.push({ chat });
  }
  return [...rows, ...waiting.map((draft) => ({ draft }))];
}
