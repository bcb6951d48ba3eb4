/** The name of the notice of a conversation: there is one of each at a time. */
export function getNoticeName(conversation: number): string {
  return `new-message-${conversation}`;
}
