import type { Server } from 'node:http';

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
