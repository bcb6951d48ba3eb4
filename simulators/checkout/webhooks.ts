import http from 'node:http';
import https from 'node:https';

/** Seconds before each retry after an unsuccessful response. */
const delays = [1, 2, 5, 15, 60, 300];

const timeoutMs = 15_000;

export type WebhookSender = { send: (url: string, id: string) => void; close: () => void };

/** Notifies shops of a changed payment: a form with its id, retried until the shop accepts it. */
export function createWebhookSender(): WebhookSender {
  const timers = new Set<NodeJS.Timeout>();
  const attempt = async (url: string, id: string, nth: number): Promise<void> => {
    const isDelivered = await post(url, `id=${encodeURIComponent(id)}`).catch(() => false);
    const delay = delays[nth];
    if (isDelivered || delay === undefined) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      void attempt(url, id, nth + 1);
    }, delay * 1_000);
    timers.add(timer);
  };
  return {
    send: (url, id) => void attempt(url, id, 0),
    close: () => timers.forEach(clearTimeout),
  };
}

/** Names under `.localhost` are this machine, which browsers resolve and Node does not. */
const lookup: NonNullable<http.RequestOptions['lookup']> = (_name, { all }, done) => {
  if (all) done(null, [{ address: '127.0.0.1', family: 4 }]);
  else done(null, '127.0.0.1', 4);
};

function post(url: string, body: string): Promise<boolean> {
  const { hostname, protocol } = new URL(url);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return new Promise((resolve, reject) => {
    const request = (protocol === 'https:' ? https : http).request(url, {
      method: 'POST',
      agent: false,
      timeout: timeoutMs,
      ...(isLocal ? { lookup } : {}),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': Buffer.byteLength(body),
      },
    });
    request.on('response', (response) => {
      response.resume();
      const { statusCode = 0 } = response;
      resolve(statusCode >= 200 && statusCode < 300);
    });
    request.on('timeout', () => request.destroy(new Error('The shop does not answer')));
    request.on('error', reject);
    request.end(body);
  });
}
