import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { createCheckoutApp } from './checkout-app.ts';
import { createSimulator } from './payment-simulator.ts';
import { openSandboxStore } from './sandbox-store.ts';
import { createWebhookSender } from './webhooks.ts';

// Loopback only: anyone with access decides what is paid.
const loopback = '127.0.0.1';
const port = Number(process.env.CHECKOUT_PORT || 3005);
const key = process.env.CHECKOUT_KEY;
if (!key) throw new Error('CHECKOUT_KEY is missing: the shop and its sandbox share it.');

const webhooks = createWebhookSender();
const store = openSandboxStore(join(process.env.DATA_DIR || '.data', 'checkout', 'log.jsonl'));
const simulator = createSimulator(store, (payment) => webhooks.send(payment.webhook_url, payment.id));
const publicUrl = process.env.CHECKOUT_URL || `http://localhost:${port}`;
const app = createCheckoutApp({ simulator, key, publicUrl });
const server = serve({ fetch: app.fetch, port, hostname: loopback });

function stop(): void {
  simulator.close();
  webhooks.close();
  server.close(() => process.exit(0));
  if ('closeAllConnections' in server) server.closeAllConnections();
}

process.on('SIGTERM', stop);
process.on('SIGINT', stop);
