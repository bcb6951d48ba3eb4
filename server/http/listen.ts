import type { Server } from 'node:http';
import { portTrouble } from '../../lib/process/require-port.ts';

/** Starts listening. @throws Error with one sentence if the port is in use or not permitted */
export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new Error(portTrouble(error, { variable: 'FRONT_PORT', port, host }))),
    );
    server.listen({ port, host, backlog: 2048 }, () => {
      server.removeAllListeners('error');
      resolve();
    });
  });
}
