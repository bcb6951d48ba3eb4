import { spawnSync } from 'node:child_process';
import { findJava } from './java.ts';

// The W3C's HTML checker is a Java program. If no Java is installed and we are root, Debian's is installed.
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
