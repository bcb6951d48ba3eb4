import { chmodSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';

/** The bundles of our processes, named after their files in `dist/`. */
const backendEntries = {
  supervisor: 'scripts/supervisor/main.ts',
  watched: 'scripts/supervisor/watched.ts',
  backend: 'backend/main.ts',
  migrate: 'backend/platform/db/migrate.ts',
  vonk: 'scripts/vonk.ts',
  'photo-cutter': 'backend/community/photos/cutter/child.ts',
};
/** Simulators of external services for trials, not in the image. */
const simulatorEntries = { mailbox: 'simulators/mailbox/main.ts', checkout: 'simulators/checkout/main.ts' };
const frontEntries = { front: 'server/main.ts' };

/**
 * Packages that stay in node_modules: native code and fonts have separate files, Mollie's client uses a Node module
 * that is deprecated outside of packages, and `pg` loads the last one only if installed.
 */
const outside = ['sharp', '@node-rs/argon2', 'pdfkit', '@mollie/api-client', 'pg-native'];

/** CommonJS packages load Node's own modules by this. */
const banner = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`;

/** Code shared by several processes is in files like this. */
const shared = /^part-.*\.mjs(\.map)?$/;

/** All packages stay in node_modules: the front shares some with Next, which brings its own modules. */
const packagesOutside: Plugin = {
  name: 'packages-outside',
  setup(building) {
    building.onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path === 'server-only' ? undefined : { path, external: true },
    );
  },
};

/** Bundles our sources. Backend bundles include packages: resolving hundreds of modules took most of a start. */
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
  // With another backend, backend/ may be deleted and only the front is built.
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
