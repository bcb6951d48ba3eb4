import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

/** Serves the metrics on a port of their own, which no visitor reaches. @throws where it can't be opened */
export async function serveMetrics(registry: Registry, port: number, host: string): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', () => reject(new Error(`METRICS_PORT ${port} can't be opened on ${host}.`)));
    server.listen(port, host, resolve);
  });
  // It must not keep a process that has nothing else to do.
  server.unref();
  return server;
}
