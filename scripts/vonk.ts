#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { run, speakAlike } from '../backend/platform/operator/run.ts';
import { dataCommands } from './backup.ts';
import { knownDatabase } from './supervisor/known-database.ts';
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
  mails: async () => (await import('../backend/outreach/mail/delivery/operator.ts')).mailCommands,
  news: async () => (await import('../backend/outreach/notifications/newsletters/operator.ts')).newsCommand,
  report: async () => (await import('../backend/growth/tracking/report/commands.ts')).reportCommands,
  postbacks: async () => (await import('../backend/growth/postbacks/commands.ts')).postbackCommands,
  ledger: async () => (await import('../backend/commerce/credits/reconcile/commands.ts')).ledgerCommands,
  demo: async () => (await import('../demo/commands.ts')).demoCommands,
};
const given = process.argv[2];
const requestedNoun = given !== undefined && Object.hasOwn(nouns, given) ? given : null;

const program = speakAlike(new Command('vonk'))
  .description('Runs a site of Vonk: people, money, brands and data.')
  .addHelpText(
    'after',
    `
It works on the database of DATABASE_URL, or else on that of the Vonk that runs on this machine (DATA_DIR, PG_PORT).
Exits with 0; with 1 where it failed or something needs a look; with 2 where it was not understood.`,
  );

for (const [noun, load] of Object.entries(nouns)) {
  if (requestedNoun && requestedNoun !== noun) continue;
  const add = await load();
  add(program).hook('preAction', findOurDatabase);
}
dataCommands(program, root);
await run(program);

/** Sets the environment of this machine's backend where it is not set. */
function findOurDatabase(): void {
  const { env } = process;
  env.DATA_DIR = resolve(root, env.DATA_DIR || '.data');
  if (!env.DATABASE_URL && !env.DATABASE_DIRECT_URL)
    env.DATABASE_URL = knownDatabase(parseSettings(root, env)) ?? '';
  const secrets = join(env.DATA_DIR, 'secrets.json');
  if (existsSync(secrets)) env.VAPID_PUBLIC_KEY ??= loadSecrets(secrets).vapidPublicKey;
  // Behind TLS, the front's own port is not public.
  if (env.PUBLIC_SCHEME !== 'https') env.PUBLIC_PORT ??= env.FRONT_PORT || '3000';
}
