import { chmodSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';

/** Every process of its own, named after its file in `dist/`. */
const backendEntries = {
  supervisor: 'scripts/supervisor/main.ts',
  watched: 'scripts/supervisor/watched.ts',
  backend: 'backend/main.ts',
  migrate: 'backend/platform/db/migrate.ts',
  vonk: 'scripts/vonk.ts',
  'photo-cutter': 'backend/community/photos/cutter/child.ts',
};
/** What stands in for the world in trials; the image is built without it. */
const simulatorEntries = { mailbox: 'simulators/mailbox/main.ts', checkout: 'simulators/checkout/main.ts' };
const frontEntries = { front: 'server/main.ts' };

/**
 * What stays in node_modules: native code and fonts lie in files of their own, Mollie's client uses a module of Node that
 * anybody but a package is warned of, and `pg` asks for the last one only where somebody has installed it.
 */
const outside = ['sharp', '@node-rs/argon2', 'pdfkit', '@mollie/api-client', 'pg-native'];

/** Packages of CommonJS ask for Node's own modules by this. */
const banner = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`;

/** What several processes share lies in files of this kind, beside them. */
const shared = /^part-.*\.mjs(\.map)?$/;

/**
 * All packages stay in node_modules, where Node finds them: the front shares some with Next, which brings modules of its own.
 */
const packagesOutside: Plugin = {
  name: 'packages-outside',
  setup(building) {
    building.onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path === 'server-only' ? undefined : { path, external: true },
    );
  },
};

/**
 * Bundles our own sources. Those of the backend bring their packages along: Node looks for every module of a package by
 * itself, and for hundreds of them that took most of a start.
 */
export async function bundle(root: string): Promise<void> {
  const outdir = join(root, 'dist');
  const options: BuildOptions = {
    absWorkingDir: root,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    alias: { 'server-only': './scripts/build/nothing.ts' },
    jsx: 'automatic',
    sourcemap: true,
    logLevel: 'warning',
  };
  await build({ ...options, entryPoints: frontEntries, plugins: [packagesOutside] });
  // Where another server keeps the contract, backend/ may be deleted and the front is all there is to build.
  if (!existsSync(join(root, 'backend'))) return;
  for (const file of readdirSync(outdir)) if (shared.test(file)) rmSync(join(outdir, file));
  await build({
    ...options,
    entryPoints: existsSync(join(root, 'simulators'))
      ? { ...backendEntries, ...simulatorEntries }
      : backendEntries,
    splitting: true,
    chunkNames: 'part-[hash]',
    external: outside,
    banner: { js: banner },
  });
  chmodSync(join(outdir, 'vonk.mjs'), 0o755);
}
