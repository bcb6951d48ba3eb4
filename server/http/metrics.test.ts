import type { AddressInfo } from 'node:net';
import { EventHub } from '../events/event-hub.ts';
import { serveMetrics } from '../../lib/process/metrics.ts';
import { FrontMetrics } from './metrics.ts';
import { PageCache } from '../pages/page-cache.ts';
import { pageCounters } from '../pages/page-counters.ts';

it('serves metrics on its own port and nothing else there', async () => {
  const hub = new EventHub();
  const metrics = new FrontMetrics({ cache: new PageCache(1_000), hub });
  metrics.count('page', 200, 0.002);
  metrics.count('page', 200, 0.004);
  metrics.count('call', 503, 2);
  pageCounters.hit += 3;
  const server = await serveMetrics(metrics.registry, 0, '127.0.0.1');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const read = async () => (await fetch(`${url}/metrics`)).text();
  try {
    await read();
    const text = await read();
    expect(text).toContain('vonk_front_requests_total{kind="page",status="200"} 2');
    expect(text).toContain('vonk_front_requests_total{kind="call",status="503"} 1');
    expect(text).toContain('vonk_front_request_seconds_count{kind="page"} 2');
    expect(text).toContain(`vonk_front_pages_total{result="hit"} ${pageCounters.hit}`);
    expect(text).toContain('vonk_front_breakers_open 0');
    expect(text).toContain('vonk_front_event_streams 0');
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    // As Prometheus names them.
    for (const [, name, type] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm))
      expect([name, name?.endsWith('_total')]).toEqual([name, type === 'counter']);
    expect((await fetch(`${url}/`)).status).toBe(404);
  } finally {
    hub.close();
    server.closeAllConnections();
    server.close();
  }
});
