import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Every process of its own, named after its file in `dist/`. */
const backendEntries = {
  supervisor: 'scripts/supervisor/main.ts',
  watched: 'scripts/supervisor/watched.ts',
  backend: 'backend/main.ts',
  migrate: 'backend/db/migrate.ts',
  seed: 'backend/db/seed.ts',
  photos: 'backend/photos/review/main.ts',
  complaints: 'backend/complaints/decide/main.ts',
  backup: 'backend/backup/main.ts',
  ledger: 'backend/credits/reconcile/main.ts',
  mails: 'backend/mail/delivery/main.ts',
  brand: 'backend/brands/admin/main.ts',
  invite: 'backend/invitations/main.ts',
  news: 'backend/notices/newsletters/main.ts',
  postbacks: 'backend/postbacks/main.ts',
  report: 'backend/tracking/report/main.ts',
  split: 'scripts/split/main.ts',
  'photo-cutter': 'backend/photos/cutter/child.ts',
  'password-rater': 'backend/access/rating/thread.ts',
  mailbox: 'backend/mail/mailbox/main.ts',
  checkout: 'backend/payments/sandbox/main.ts',
};
const frontEntries = { front: 'server/main.ts' };

/** Bundles our own sources; packages stay in node_modules, where Node finds them. */
export async function bundle(root: string): Promise<void> {
  // Where another server keeps the contract, backend/ may be deleted and the front is all there is to build.
  const hasBackend = existsSync(join(root, 'backend'));
  await build({
    absWorkingDir: root,
    entryPoints: hasBackend ? { ...backendEntries, ...frontEntries } : frontEntries,
    outdir: 'dist',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    alias: { 'server-only': './scripts/build/nothing.ts' },
    jsx: 'automatic',
    sourcemap: true,
    logLevel: 'warning',
  });
}
