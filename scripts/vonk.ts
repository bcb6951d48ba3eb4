#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { brandCommands } from '../backend/brands/admin/operator.ts';
import { ledgerCommands } from '../backend/commerce/credits/reconcile/operator.ts';
import { photoCommands } from '../backend/community/photos/review/operator.ts';
import { demoCommands } from '../backend/demo/operator.ts';
import { postbackCommands } from '../backend/growth/postbacks/operator.ts';
import { reportCommands } from '../backend/growth/tracking/report/operator.ts';
import { inviteCommand } from '../backend/identity/invitations/operator.ts';
import { mailCommands } from '../backend/outreach/mail/delivery/operator.ts';
import { newsCommand } from '../backend/outreach/notifications/newsletters/operator.ts';
import { run, speakAlike } from '../backend/platform/operator/run.ts';
import { complaintCommands } from '../backend/trust/complaints/decide/operator.ts';
import { dataCommands } from './backup.ts';
import { knownDatabase } from './supervisor/known-database.ts';
import { keepSecrets } from './supervisor/secrets.ts';
import { readSettings } from './supervisor/settings.ts';

// Everything that the operator of a site does. From a checkout: npx vonk; with a build only: node dist/vonk.mjs.
const root = join(import.meta.dirname, '..');
const program = speakAlike(new Command('vonk'))
  .description('Runs a site of Vonk: people, money, brands and data.')
  .addHelpText(
    'after',
    `
It works on the database of DATABASE_URL, or else on that of the Vonk that runs on this machine (DATA_DIR, PG_PORT).
Exits with 0; with 1 where it failed or something needs a look; with 2 where it was not understood.`,
  );

for (const add of [
  photoCommands,
  complaintCommands,
  brandCommands,
  inviteCommand,
  mailCommands,
  newsCommand,
  reportCommands,
  postbackCommands,
  ledgerCommands,
  demoCommands,
])
  add(program).hook('preAction', findOurDatabase);
dataCommands(program, root);
await run(program);

/** Names in the environment what the backend of this machine works with, where nobody else has named it. */
function findOurDatabase(): void {
  const { env } = process;
  env.DATA_DIR = resolve(root, env.DATA_DIR || '.data');
  if (!env.DATABASE_URL && !env.DATABASE_DIRECT_URL)
    env.DATABASE_URL = knownDatabase(readSettings(root, env)) ?? '';
  const secrets = join(env.DATA_DIR, 'secrets.json');
  if (existsSync(secrets)) env.VAPID_PUBLIC_KEY ??= keepSecrets(secrets).vapidPublicKey;
  // Where TLS stands before the front nobody comes by its own port.
  if (env.PUBLIC_SCHEME !== 'https') env.PUBLIC_PORT ??= env.FRONT_PORT || '3000';
}
