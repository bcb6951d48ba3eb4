import { spawnSync } from 'node:child_process';
import { findChromium, hasHeadlessShell } from './chromium.ts';

// Browser tests need a Chromium. If none is installed and we are root, Debian's is installed, and its headless shell,
// which is faster but optional (missing in older releases of Debian).
const missing = [
  ...(findChromium() ? [] : ['chromium']),
  ...(hasHeadlessShell() ? [] : ['chromium-headless-shell']),
];
if (missing.length > 0 && process.getuid?.() === 0) {
  const quietly = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  spawnSync('apt-get', ['update'], quietly);
  for (const name of missing)
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], quietly);
}

const path = findChromium();
console.log(
  path ??
    'Browser tests need Chromium: install it (Debian: apt-get install chromium), or name one with CHROMIUM_PATH=<file>.',
);
process.exitCode = path === undefined ? 1 : 0;
