import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { openAgeDesk } from '#backend/identity/age-check/sandbox/age-desk.ts';
import { addAgeChecks } from '#backend/identity/age-check/sandbox/age-routes.ts';
import { createCheckoutApp } from './checkout-app.ts';
import { openDesk } from './desk.ts';
import { openSandboxStore } from './sandbox-store.ts';
import { createWebhookSender } from './webhooks.ts';

// On the loopback only: whoever reaches it decides what is paid.
const loopback = '127.0.0.1';
const port = Number(process.env.CHECKOUT_PORT || 3005);
const key = process.env.CHECKOUT_KEY;
if (!key) throw new Error('CHECKOUT_KEY is missing: the shop and its sandbox share it.');

const webhooks = createWebhookSender();
const folder = join(process.env.DATA_DIR || '.data', 'checkout');
const store = openSandboxStore(join(folder, 'log.jsonl'));
const desk = openDesk(store, (payment) => webhooks.send(payment.webhook_url, payment.id));
const publicUrl = process.env.CHECKOUT_URL || `http://localhost:${port}`;
const ages = openAgeDesk(join(folder, 'age-checks.jsonl'), ({ webhook_url: url, id }) =>
  webhooks.send(url, id),
);
const app = addAgeChecks(createCheckoutApp({ desk, key, publicUrl }), { desk: ages, publicUrl });
const server = serve({ fetch: app.fetch, port, hostname: loopback });

function stop(): void {
  desk.close();
  webhooks.close();
  server.close(() => process.exit(0));
  if ('closeAllConnections' in server) server.closeAllConnections();
}

process.on('SIGTERM', stop);
process.on('SIGINT', stop);
