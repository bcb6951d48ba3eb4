import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, type Registry } from 'prom-client';

/** Gauges with the suffix of counters, which Prometheus warns of; their parts by type stay. */
const misnamed = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
];

/** Registers the metrics of a Node process: processor, memory, event loop lag. */
export function collectProcessMetrics(register: Registry): void {
  collectDefaultMetrics({ register });
  for (const name of misnamed) register.removeSingleMetric(name);
}

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
