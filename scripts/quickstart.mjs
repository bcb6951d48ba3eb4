// Plain Node without packages: from a fresh clone to a running Vonk with its demo.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install, pinnedNode, requireNode, root } from './install.mjs';
import { requireOptions } from './usage.mjs';

requireOptions(`Installs, builds and starts Vonk, and loads the demo into an empty database:
  npm run quickstart   Ctrl-C ends it; the next start picks up the same data
The environment may name other ports and another folder for the data (docs/operating.md).`);
requireNode();
step('Installing the packages failed.', install());
step('The build failed.', build());
// The only start that fills an empty database with the demo.
start('--demo');

/** In the pinned Node, which was not there yet when this process began. */
function start(...options) {
  const child = spawn(pinnedNode(), [join(root, 'dist', 'supervisor.mjs'), ...options], { stdio: 'inherit' });
  // Ctrl-C reaches both: this process waits until everything has ended.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('exit', (code, signal) => process.exit(signal === null ? code : 1));
}

function build() {
  const args = ['--import', 'tsx', 'scripts/build/build.ts', '--if-changed'];
  return spawnSync(pinnedNode(), args, { cwd: root, stdio: 'inherit' }).status;
}

function step(complaint, status) {
  if (status === 0) return;
  console.error(complaint);
  process.exit(1);
}
