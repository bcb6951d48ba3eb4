import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Starts listening. @throws Error with one clear sentence when the port is taken or may not be used */
export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(sentence(error, port, host))));
    server.listen({ port, host, backlog: 2048 }, () => {
      server.removeAllListeners('error');
      resolve();
    });
  });
}

function sentence(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is already in use; end what uses it or set FRONT_PORT.`;
  if (error.code === 'EACCES') return `Port ${port} may not be opened by this user; set FRONT_PORT.`;
  return `The front cannot listen on ${host}:${port}: ${error.message}`;
}

/** Kept connections may bring one more request within this many milliseconds; its answer tells them to close. */
const farewell = 400;

/**
 * Stops accepting, lets what is in flight end, and cuts what is left after `patience` milliseconds. The caller has
 * every answer carry `Connection: close` from now on.
 */
export async function drain(server: Server, patience: number): Promise<void> {
  // `http.Server.close` would cut kept connections at once, under the feet of a request that is on its way.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  const last = setTimeout(() => server.closeAllConnections(), patience);
  await Promise.race([closed, pause(Math.min(farewell, patience))]);
  const idle = setInterval(() => server.closeIdleConnections(), 25);
  await closed;
  clearInterval(idle);
  clearTimeout(last);
}
