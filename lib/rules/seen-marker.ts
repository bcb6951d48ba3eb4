type Sent = { id: number; sender: number };

/** The newest own message that the other member has read: the only one that carries "seen"; null for none. */
export function seenMessageId(messages: readonly Sent[], own: number, readUntil: number): number | null {
  let seen: number | null = null;
  for (const message of messages) {
    if (message.sender === own && message.id <= readUntil && message.id > (seen ?? 0)) seen = message.id;
  }
  return seen;
}

/** Up to which message the reader has now read: the newest of the other member; null where there is nothing to say. */
export function unreadUntil(messages: readonly Sent[], own: number, alreadyRead: number): number | null {
  let newest = 0;
  for (const message of messages) {
    if (message.sender !== own && message.id > newest) newest = message.id;
  }
  return newest > alreadyRead ? newest : null;
}
