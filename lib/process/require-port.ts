import { createServer } from 'node:net';

/** A port with its variable: FRONT_PORT belongs to FRONT_HOST. */
export type OwnPort = { variable: 'BACKEND_PORT' | 'FRONT_PORT'; port: number; host: string };

/**
 * Checks that the port is free before acquiring anything that a failed start would leave behind.
 * @throws {Error} with one sentence if it is taken or not permitted
 */
export async function requirePort(own: OwnPort): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(portTrouble(error, own))));
    server.listen(own.port, own.host, () => server.close(() => resolve()));
  });
}

/** Why a process cannot listen on its port, with a remedy. */
export function portTrouble(error: NodeJS.ErrnoException, { variable, port, host }: OwnPort): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is already in use; end what uses it or set ${variable}.`;
  if (error.code === 'EACCES') return `Port ${port} may not be opened by this user; set ${variable}.`;
  return `Nothing can listen on ${host}:${port} (${variable.replace('_PORT', '_HOST')}, ${variable}): ${error.message}`;
}
