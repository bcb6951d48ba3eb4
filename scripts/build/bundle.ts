import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';

/** Every process of its own, named after its file in `dist/`. */
const backendEntries = {
  supervisor: 'scripts/supervisor/main.ts',
  watched: 'scripts/supervisor/watched.ts',
  backend: 'backend/main.ts',
  migrate: 'backend/platform/db/migrate.ts',
  seed: 'backend/platform/db/seed.ts',
  photos: 'backend/community/photos/review/main.ts',
  complaints: 'backend/trust/complaints/decide/main.ts',
  backup: 'backend/platform/backup/main.ts',
  ledger: 'backend/commerce/credits/reconcile/main.ts',
  mails: 'backend/outreach/mail/delivery/main.ts',
  brand: 'backend/brands/admin/main.ts',
  invite: 'backend/identity/invitations/main.ts',
  news: 'backend/outreach/notifications/newsletters/main.ts',
  postbacks: 'backend/growth/postbacks/main.ts',
  report: 'backend/growth/tracking/report/main.ts',
  split: 'scripts/split/main.ts',
  'photo-cutter': 'backend/community/photos/cutter/child.ts',
  'password-rater': 'backend/identity/credentials/rating/thread.ts',
  mailbox: 'backend/outreach/mail/mailbox/main.ts',
  checkout: 'backend/commerce/payments/sandbox/main.ts',
};
const frontEntries = { front: 'server/main.ts' };

/**
 * Node parses a package's whole `exports` again for every module of it that it loads; these 179 KB, for a hundred modules,
 * took more than a second of each start.
 */
const bundled = /^drizzle-orm(\/|$)/;

/** All other packages stay in node_modules, where Node finds them. */
const packagesOutside: Plugin = {
  name: 'packages-outside',
  setup(building) {
    building.onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path === 'server-only' || bundled.test(path)
        ? undefined
        : { path, external: true },
    );
  },
};

/** Bundles our own sources. */
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
    target: 'node24',
    plugins: [packagesOutside],
    alias: { 'server-only': './scripts/build/nothing.ts' },
    jsx: 'automatic',
    sourcemap: true,
    logLevel: 'warning',
  });
}
