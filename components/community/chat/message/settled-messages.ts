/** Own messages that the server refused to change as too late; without read receipts the only way to know. */
const settled = new Set<number>();

export function settleMessage(id: number): void {
  settled.add(id);
}

export function isSettled(id: number): boolean {
  return settled.has(id);
}
