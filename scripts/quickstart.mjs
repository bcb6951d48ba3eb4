// Plain Node without packages: from a fresh clone to a running Vonk with its demo.
import { spawnSync } from 'node:child_process';
import { install, requireNode, root } from './install.mjs';

requireNode();
step('Installing the packages failed.', install());
step('The build failed.', build());
// The only start that fills an empty database with the demo.
process.argv.push('--demo');
await import('../dist/supervisor.mjs');

function build() {
  const args = ['--import', 'tsx', 'scripts/build/build.ts', '--if-changed'];
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status;
}

function step(complaint, status) {
  if (status === 0) return;
  console.error(complaint);
  process.exit(1);
}
