#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { run, speakAlike } from '../backend/platform/cli/run.ts';
import { dataCommands } from './backup.ts';
import { openKnownDatabase } from './supervisor/known-database.ts';
import { loadSecrets } from './supervisor/secrets.ts';
import { parseSettings } from './supervisor/settings.ts';

// The operator's command. From a checkout: npx vonk; with only a build: node dist/vonk.mjs.
const root = join(import.meta.dirname, '..');

/** Each noun in its domain's file, loaded on demand: loading all takes most of a second. */
const nouns: Readonly<Record<string, () => Promise<(program: Command) => Command>>> = {
  photos: async () => (await import('../backend/community/photos/review/commands.ts')).photoCommands,
  complaints: async () => (await import('../backend/trust/complaints/decide/commands.ts')).complaintCommands,
  brand: async () => (await import('../backend/brands/admin/commands.ts')).brandCommands,
  invite: async () => (await import('../backend/identity/invitations/commands.ts')).inviteCommand,
  mails: async () => (await import('../backend/outreach/mail/delivery/commands.ts')).mailCommands,
  news: async () => (await import('../backend/outreach/notifications/newsletters/commands.ts')).newsCommand,
  report: async () => (await import('../backend/growth/tracking/report/commands.ts')).reportCommands,
  postbacks: async () => (await import('../backend/growth/postbacks/commands.ts')).postbackCommands,
  ledger: async () => (await import('../backend/commerce/credits/reconcile/commands.ts')).ledgerCommands,
  demo: async () => (await import('../demo/commands.ts')).demoCommands,
};
const given = process.argv[2];
const requestedNoun = given !== undefined && Object.hasOwn(nouns, given) ? given : null;

const program = speakAlike(new Command('vonk'))
  .description('Commands for operators: people, money, brands and data.')
  .addHelpText(
    'after',
    `
It works on the database of DATABASE_URL, or else on the embedded one of DATA_DIR (PG_PORT), running or not.
Exits with 0; with 1 where it failed or something needs a look; with 2 where it was not understood.`,
  );

for (const [noun, load] of Object.entries(nouns)) {
  if (requestedNoun && requestedNoun !== noun) continue;
  const add = await load();
  add(program).hook('preAction', findOurDatabase);
}
dataCommands(program, root);
let stopDatabase: (() => Promise<void>) | undefined;
await run(program);
await stopDatabase?.();

/** Sets the environment of this machine's backend where it is not set. */
async function findOurDatabase(): Promise<void> {
  const { env } = process;
  env.DATA_DIR = resolve(root, env.DATA_DIR || '.data');
  if (!env.DATABASE_URL && !env.DATABASE_DIRECT_URL) {
    // A signal has to end a database that we started.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
    const database = await openKnownDatabase(parseSettings(root, env));
    stopDatabase = database?.stop;
    env.DATABASE_URL = database?.url ?? '';
  }
  const secrets = join(env.DATA_DIR, 'secrets.json');
  if (existsSync(secrets)) env.VAPID_PUBLIC_KEY ??= loadSecrets(secrets).vapidPublicKey;
  // Behind TLS, the front's own port is not public.
  if (env.PUBLIC_SCHEME !== 'https') env.PUBLIC_PORT ??= env.FRONT_PORT || '3000';
}
