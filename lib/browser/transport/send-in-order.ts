const queues = new Map<number, Promise<unknown>>();
let sendEarlier = () => {};

/** Names what puts messages that still wait into their turn, before anything newer is sent. */
export function onTurn(listener: () => void): void {
  sendEarlier = listener;
}

/**
 * Does one thing after the other for a member, among all tabs of the browser: what is sent to somebody, be it a text, an
 * image or a gift, arrives in the order in which it was sent.
 */
export function sendInOrder<T>(member: number, work: () => Promise<T>): Promise<T> {
  const before = queues.get(member) ?? Promise.resolve();
  const turn = before.then(() => locked(member, work));
  queues.set(
    member,
    turn.catch(() => undefined),
  );
  return turn;
}

/** Like `sendInOrder`, behind what was written earlier and still waits for a connection. */
export function afterWaiting<T>(member: number, work: () => Promise<T>): Promise<T> {
  sendEarlier();
  return sendInOrder(member, work);
}

function locked<T>(member: number, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(`vonk-sending-${member}`, work);
}
