import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './processes.ts';

const source = join(root, 'tests', 'load', 'minimal-next');
// Inside the clone, so that Node finds the installed Next.
const folder = join(root, 'test-results', 'bench', 'minimal-next');

/**
 * Builds a one-page Next app with these cards and returns its folder: `/cards` is rendered for each request, `/members`
 * is prerendered behind a rewriting middleware.
 * @throws {Error} with the build's output
 */
export function buildMinimalNext(cards: readonly unknown[]): string {
  rmSync(folder, { recursive: true, force: true });
  cpSync(source, folder, { recursive: true });
  writeFileSync(join(folder, 'cards.json'), JSON.stringify(cards));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const { stdout, stderr } = spawnSync(process.execPath, [next, 'build', '--webpack'], { cwd: folder, env });
  if (!existsSync(join(folder, '.next', 'BUILD_ID')))
    throw new Error(`The minimal Next app was not built:\n${String(stdout)}\n${String(stderr)}`);
  return folder;
}
