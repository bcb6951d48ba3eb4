type Listed = { id: number; num_unread_messages: number; last_message: { id: number } | null };

/** The newest message of each conversation reported as delivered, by conversation. */
export type Reported = Record<number, number>;

/** The deliveries to report; read messages need no report. */
export function dueDeliveries(
  chats: readonly Listed[],
  reported: Reported,
): { conversation: number; delivered_until: number }[] {
  return chats.flatMap(({ id, num_unread_messages, last_message: last }) =>
    num_unread_messages > 0 && last && last.id > (reported[id] ?? 0)
      ? [{ conversation: id, delivered_until: last.id }]
      : [],
  );
}

/** Merges two records by the newer message of each conversation with unread messages; the others need none. */
export function mergeReported(chats: readonly Listed[], one: Reported, other: Reported): Reported {
  return Object.fromEntries(
    chats.flatMap(({ id, num_unread_messages }) => {
      const until = Math.max(one[id] ?? 0, other[id] ?? 0);
      return num_unread_messages > 0 && until > 0 ? [[id, until]] : [];
    }),
  );
}
