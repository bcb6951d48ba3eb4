import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.ts';

// Browser tests need a Chromium. Where none is installed, Debian's is, if we may.
if (!findChromium() && process.getuid?.() === 0) {
  const quietly = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  spawnSync('apt-get', ['update'], quietly);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quietly);
}

const path = findChromium();
console.log(
  path ??
    'Browser tests need Chromium: install it (Debian: apt-get install chromium), or name one with CHROMIUM_PATH=<file>.',
);
process.exitCode = path === undefined ? 1 : 0;
