export type Deadline = { at: number; expire: () => void };

/** Milliseconds between checks, by which a deadline may be late. */
const lookEvery = 50;

const pending = new Set<Deadline>();
let looking: NodeJS.Timeout | undefined;

/**
 * Calls `expire` after some milliseconds, unless the deadline is cancelled. One timer serves all pending calls: a timer
 * for each costs more than sending the call's head, and `cockatiel` thirty times as much.
 */
export function setDeadline(milliseconds: number, expire: () => void): Deadline {
  const deadline = { at: performance.now() + milliseconds, expire };
  pending.add(deadline);
  looking ??= setInterval(look, lookEvery);
  return deadline;
}

export function liftDeadline(deadline: Deadline): void {
  pending.delete(deadline);
}

function look(): void {
  const now = performance.now();
  for (const deadline of pending) {
    if (deadline.at > now) continue;
    pending.delete(deadline);
    deadline.expire();
  }
  if (pending.size > 0) return;
  clearInterval(looking);
  looking = undefined;
}
