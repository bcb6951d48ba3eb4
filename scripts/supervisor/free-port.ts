import { createServer } from 'node:net';

export type WantedPort = { port: number; host: string; purpose: string; variable: string };

/**
 * Checks that every wanted port can be listened on.
 * @throws {Error} one sentence per port in use, with the variable that changes it
 */
export async function requireFreePorts(ports: WantedPort[]): Promise<void> {
  const sentences: string[] = [];
  for (const { port, host, purpose, variable } of ports) {
    if (port > 65_535) {
      sentences.push(`Port ${port} (${purpose}) is above 65535: choose a lower one with ${variable}=<port>.`);
      continue;
    }
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

/** Below the ephemeral ports, which an outgoing connection might take in the meantime. */
const [firstPort, portCount] = [20_000, 12_000];
let portsTried = 0;

/**
 * A loopback port that was free a moment ago and was not returned before by this process. Each process starts at a
 * different port.
 * @throws {Error} if none is left
 */
export async function findFreePort(): Promise<number> {
  while (portsTried < portCount) {
    const port = firstPort + ((process.pid * 61 + portsTried++) % portCount);
    if ((await tryListening(port, '127.0.0.1')) === undefined) return port;
  }
  throw new Error(`Every port from ${firstPort} to ${firstPort + portCount - 1} is in use or was given.`);
}

function tryListening(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}
