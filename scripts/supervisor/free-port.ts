import { createServer } from 'node:net';

export type WantedPort = { port: number; host: string; purpose: string; variable: string };

/**
 * Makes sure that every wanted port can be listened on.
 * @throws {Error} one sentence per port in use, with the variable that moves it
 */
export async function requireFreePorts(wanted: WantedPort[]): Promise<void> {
  const sentences: string[] = [];
  for (const { port, host, purpose, variable } of wanted) {
    const code = await tryListening(port, host);
    if (code === 'EADDRINUSE') {
      sentences.push(
        `Port ${port} (${purpose}) is in use. End what uses it, or choose another one with ${variable}=<port>.`,
      );
    } else if (code) {
      sentences.push(`Port ${port} (${purpose}) cannot be opened on ${host}: ${code}.`);
    }
  }
  if (sentences.length > 0) throw new Error(sentences.join('\n'));
}

/** A port of the loopback that nobody listened on a moment ago. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

function tryListening(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}
