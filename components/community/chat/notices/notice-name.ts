/** The notice id of a conversation, which has at most one at a time. */
export function getNoticeName(conversation: number): string {
  return `new-message-${conversation}`;
}
