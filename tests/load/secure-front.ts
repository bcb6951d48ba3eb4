import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { Agent, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';

/** What HTTP/2 has no place for. */
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/**
 * The front behind TLS and HTTP/2, as a reverse proxy brings it to browsers: with a certificate that nobody vouches for,
 * and without any cache or compression of its own. Returns its port, and what ends it.
 */
export async function startSecureFront(frontPort: number): Promise<{ port: number; stop: () => void }> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) =>
    passOn(request, response, frontPort, agent),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => {
      agent.destroy();
      server.close();
    },
  };
}

function passOn(
  request: Http2ServerRequest,
  response: Http2ServerResponse,
  frontPort: number,
  agent: Agent,
): void {
  const { ':authority': authority, host = authority, ...given } = request.headers;
  const headers = Object.fromEntries(Object.entries(given).filter(([name]) => !name.startsWith(':')));
  const { method, url: path } = request;
  const passed = ask({
    host: '127.0.0.1',
    port: frontPort,
    method,
    path,
    headers: { ...headers, host },
    agent,
  });
  passed.on('response', (answer) => {
    const kept = Object.entries(answer.headers).filter(([name]) => !hopByHop.has(name));
    response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
    answer.pipe(response);
  });
  passed.on('error', () => response.stream.close());
  request.pipe(passed);
}
