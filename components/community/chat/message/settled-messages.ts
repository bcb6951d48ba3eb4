/**
 * Own messages of which the server has said that it is too late to change them. Where read receipts are off, that is
 * the only way to learn it.
 */
const settled = new Set<number>();

export function settleMessage(id: number): void {
  settled.add(id);
}

export function isSettled(id: number): boolean {
  return settled.has(id);
}
