import { spawnSync } from 'node:child_process';
import { findJava } from './java.ts';

// The HTML check of the W3C is a Java program. Where no Java is installed, Debian's is, if we may.
if (!findJava() && process.getuid?.() === 0) {
  const quietly = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  spawnSync('apt-get', ['update'], quietly);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'default-jre-headless'], quietly);
}

const path = findJava();
console.log(
  path ??
    'The HTML check needs Java 17 or newer: install it (Debian: apt-get install default-jre-headless), or set JAVA_HOME.',
);
process.exitCode = path === undefined ? 1 : 0;
