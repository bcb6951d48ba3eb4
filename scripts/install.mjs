// Plain Node without packages: this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const oldestNode = [20, 19];

/** Ends with a sentence when this Node is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  console.error(`Vonk needs Node ${oldestNode.join('.')} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

/** Runs `npm ci`, unless `node_modules` already is what the lockfile says. */
export function install() {
  if (isInstalled()) return 0;
  console.log('Installing packages …');
  return spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  }).status;
}

/** npm notes in `node_modules` what it installed; that note lacks only the lockfile's first entry, the project itself. */
function isInstalled() {
  const note = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(note)) return false;
  const installed = JSON.parse(readFileSync(note, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional, peer }]) =>
      path === '' || installed[path]?.version === version || (!installed[path] && (optional || peer)),
  );
}
