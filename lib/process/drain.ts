import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds that pending requests may take after SIGTERM; process managers kill after 10 seconds. */
export const drainTimeoutMs = 6_000;

/** Milliseconds for which a busy process still accepts waiting connections. */
export const acceptTimeoutMs = (drainTimeoutMs * 2) / 3;

/** Milliseconds for which keep-alive connections may send one more request; its response closes them. */
const farewell = 400;

/**
 * Stops accepting soon, lets pending requests finish, and cuts the rest after `timeoutMs` milliseconds. From now on the
 * caller must send `Connection: close` with all responses.
 */
export async function drain(server: Server, timeoutMs: number): Promise<void> {
  const last = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await acceptWaiting(server, Math.min(acceptTimeoutMs, timeoutMs));
  // `http.Server.close` would cut keep-alive connections at once, even with a request in transit.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  await Promise.race([closed, sleep(Math.min(farewell, timeoutMs))]);
  const idle = setInterval(() => server.closeIdleConnections(), 25);
  await closed;
  clearInterval(idle);
  clearTimeout(last);
}

/**
 * Accepts waiting connections: one per turn of the event loop, between two page renders; those still waiting when
 * listening ends would be reset.
 */
async function acceptWaiting(server: Server, timeoutMs: number): Promise<void> {
  let taken = 0;
  const count = () => (taken += 1);
  server.on('connection', count);
  const end = performance.now() + timeoutMs;
  // The first turn may end before polling.
  for (let quiet = 0; quiet < 2 && performance.now() < end;) {
    const before = taken;
    await turn();
    quiet = taken === before ? quiet + 1 : 0;
  }
  server.off('connection', count);
}
