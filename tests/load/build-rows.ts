import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './processes.ts';
import { limitRow, type Row } from './report.ts';

/**
 * Seconds of a build without anything of an earlier one.
 * @throws {Error} with what the build said
 */
export function buildRow(): Row {
  for (const left of ['.next', join('dist', 'built-from')])
    rmSync(join(root, left), { recursive: true, force: true });
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(root, 'scripts', 'build', 'build.ts')],
    { cwd: root, maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`The build failed:\n${String(stdout)}\n${String(stderr)}`);
  return limitRow('build, cold', (performance.now() - began) / 1000, 90, 's');
}
