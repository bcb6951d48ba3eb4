import { request } from 'node:http';

/** Milliseconds; slower pages are left to the first visitor. */
const timeout = 20_000;

/** Makes the front render each host's home page, so that the first visitor finds it cached. */
export async function warmHomes(hosts: readonly string[], port: number): Promise<void> {
  await Promise.all(hosts.map((host) => visit(host, port)));
}

function visit(host: string, port: number): Promise<void> {
  return new Promise((resolve) => {
    const options = { host: '127.0.0.1', port, headers: { host: `${host}:${port}` }, timeout };
    const clientRequest = request(options, (response) => response.resume().on('close', resolve));
    clientRequest.on('timeout', () => clientRequest.destroy());
    clientRequest.on('error', () => resolve());
    clientRequest.end();
  });
}
