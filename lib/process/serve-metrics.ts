import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

/**
 * Serves the metrics on a separate port, which visitors can't reach.
 * @throws with one sentence if it can't be opened
 */
export async function serveMetrics(registry: Registry, port: number, host: string): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) =>
      reject(
        new Error(
          code === 'EADDRINUSE'
            ? `Port ${port} of the metrics is already in use; end what uses it or set METRICS_PORT.`
            : `The metrics cannot be served on ${host}:${port} (METRICS_HOST, METRICS_PORT): ${message}`,
        ),
      ),
    );
    server.listen(port, host, resolve);
  });
  // Must not keep an idle process alive.
  server.unref();
  return server;
}
