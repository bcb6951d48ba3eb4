import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { createMailStore } from './mail-store.ts';
import { listenForMail } from './receive.ts';
import { createMailboxApp } from './app.ts';

// Development only, and on the loopback only: anyone who reads these mails can activate any account.
const loopback = '127.0.0.1';
const smtpPort = Number(process.env.MAILBOX_SMTP_PORT || 3003);
const webPort = Number(process.env.MAILBOX_PORT || 3004);

const store = await createMailStore(join(process.env.DATA_DIR || '.data', 'mail'));
const smtp = listenForMail(store, smtpPort, loopback);
const web = serve({ fetch: createMailboxApp(store).fetch, port: webPort, hostname: loopback });

function stop(): void {
  smtp.close();
  web.close(() => process.exit(0));
  if ('closeAllConnections' in web) web.closeAllConnections();
}

process.on('SIGTERM', stop);
process.on('SIGINT', stop);
