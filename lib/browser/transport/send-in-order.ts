const queues = new Map<number, Promise<unknown>>();
let sendEarlier = () => {};

/** Registers the listener that queues waiting messages before anything newer is sent. */
export function onTurn(listener: () => void): void {
  sendEarlier = listener;
}

/** Runs tasks for a member in order, across all tabs, so that texts, images and gifts arrive as sent. */
export function sendInOrder<T>(member: number, work: () => Promise<T>): Promise<T> {
  const before = queues.get(member) ?? Promise.resolve();
  const turn = before.then(() => locked(member, work));
  queues.set(
    member,
    turn.catch(() => undefined),
  );
  return turn;
}

/** Like `sendInOrder`, but after earlier messages that wait for a connection. */
export function afterWaiting<T>(member: number, work: () => Promise<T>): Promise<T> {
  sendEarlier();
  return sendInOrder(member, work);
}

function locked<T>(member: number, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(`vonk-sending-${member}`, work);
}
