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
