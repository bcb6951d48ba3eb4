type Sent = { id: number; sender: number };

/** How far an own message has come; each stands under the newest message that has come so far, and under no other. */
export type Mark = 'sent' | 'delivered' | 'seen';

/** The marks of own messages by message id, of which there are three at most. */
export function marksOf(
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
