import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';

/** What is under way may take this long (milliseconds) after SIGTERM; who stops a process kills it after 10 seconds. */
export const drainTimeoutMs = 6_000;

/** So long (milliseconds) a busy process goes on taking the connections that wait for it. */
export const acceptTimeoutMs = (drainTimeoutMs * 2) / 3;

/** Kept connections may bring one more request within this many milliseconds; its answer tells them to close. */
const farewell = 400;

/**
 * Soon stops accepting, lets what is in flight end, and cuts what is left after `timeoutMs` milliseconds. The caller has
 * every answer carry `Connection: close` from now on.
 */
export async function drain(server: Server, timeoutMs: number): Promise<void> {
  const last = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await acceptWaiting(server, Math.min(acceptTimeoutMs, timeoutMs));
  // `http.Server.close` would cut kept connections at once, under the feet of a request that is on its way.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  await Promise.race([closed, pause(Math.min(farewell, timeoutMs))]);
  const idle = setInterval(() => server.closeIdleConnections(), 25);
  await closed;
  clearInterval(idle);
  clearTimeout(last);
}

/**
 * Lets the server take the connections that wait for it: one is taken in each turn of the event loop, between two pages that
 * are rendered, and those still waiting when listening ends would be reset.
 */
async function acceptWaiting(server: Server, timeoutMs: number): Promise<void> {
  let taken = 0;
  const count = () => (taken += 1);
  server.on('connection', count);
  const end = performance.now() + timeoutMs;
  // The first turn may end before it has looked.
  for (let quiet = 0; quiet < 2 && performance.now() < end;) {
    const before = taken;
    await turn();
    quiet = taken === before ? quiet + 1 : 0;
  }
  server.off('connection', count);
}
