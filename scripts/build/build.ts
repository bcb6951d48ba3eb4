import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.ts';
import { writeEmoji } from './emoji.ts';
import { writeLateTexts } from './late-texts.ts';
import { requireOptions } from '../usage.mjs';
import { hashSources } from './source-hash.ts';

requireOptions(
  `Builds the pages into .next and the processes into dist:
  npm run build                     everything
  npm run build -- --if-changed     only where a source has changed since the last build`,
  ['--if-changed'],
);
const root = fileURLToPath(new URL('../..', import.meta.url));
const stamp = join(root, 'dist', 'built-from');
const hash = hashSources(root);

if (process.argv.includes('--if-changed') && hash !== undefined && builtFrom() === hash) {
  console.log('Built already: no source has changed.');
} else {
  await buildEverything();
}

async function buildEverything(): Promise<void> {
  mkdirSync(join(root, 'dist'), { recursive: true });
  rmSync(stamp, { force: true });
  writeEmoji(root);
  writeLateTexts(root);
  run('pages', 'node_modules/next/dist/bin/next', 'build');
  const started = Date.now();
  await bundle(root);
  report('processes', started);
  if (hash !== undefined) writeFileSync(stamp, hash);
}

function builtFrom(): string | undefined {
  const whole = existsSync(join(root, '.next', 'BUILD_ID')) && existsSync(stamp);
  return whole ? readFileSync(stamp, 'utf8') : undefined;
}

function run(what: string, ...args: string[]): void {
  const started = Date.now();
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env });
  if (status !== 0) {
    console.error(`Building the ${what} failed.`);
    process.exit(1);
  }
  report(what, started);
}

function report(what: string, started: number): void {
  console.log(`Built the ${what} in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}
