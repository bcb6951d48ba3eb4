// Plain Node without packages: from a fresh clone to a running Vonk with its demo.
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeDataFolder } from './data-folder.mjs';
import { install, pinnedNode, requireNode, root } from './install.mjs';
import { requireOptions } from './usage.mjs';

requireOptions(`Installs, builds and starts Vonk, and loads the demo into an empty database:
  npm run quickstart   Ctrl-C ends it; the next start picks up the same data
The environment may name other ports and another folder for the data (docs/operating.md).`);
requireNode();
const dataDir = resolve(root, process.env.DATA_DIR || '.data');
const logs = join(dataDir, 'logs');
step('Installed the packages', 'Installing the packages failed.', install);
console.log('Building …');
step('Built', 'The build failed.', build);
console.log('Starting …');
// The only start that seeds an empty database with the demo.
start('--demo');

/** Uses the pinned Node, which may be newer than this process's. */
function start(...options) {
  const child = spawn(pinnedNode(), [join(root, 'dist', 'supervisor.mjs'), ...options], { stdio: 'inherit' });
  // Ctrl-C reaches both: this process waits for the other to end.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('exit', (code, signal) => process.exit(signal === null ? code : 1));
}

/** Writes the output to a file; prints its end after a failure. */
function build() {
  makeDataFolder(dataDir);
  mkdirSync(logs, { recursive: true, mode: 0o700 });
  const file = join(logs, 'build.log');
  const log = openSync(file, 'w');
  const args = ['--import', 'tsx', 'scripts/build/build.ts', '--if-changed'];
  const { status } = spawnSync(pinnedNode(), args, { cwd: root, stdio: ['ignore', log, log] });
  closeSync(log);
  if (status !== 0) console.error(readFileSync(file, 'utf8').trimEnd().split('\n').slice(-30).join('\n'));
  return status;
}

function step(done, complaint, work) {
  const started = Date.now();
  if (work() === 0) {
    console.log(`${done} in ${((Date.now() - started) / 1000).toFixed(0)} s.`);
    return;
  }
  console.error(complaint);
  process.exit(1);
}
