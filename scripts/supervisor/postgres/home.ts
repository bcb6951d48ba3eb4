import { createHash } from 'node:crypto';
import { accessSync, constants, cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDataFolder } from '../../data-folder.mjs';
import { findBinaries } from './binaries.ts';
import { canEnter, findOsUser, type OsUser } from './os-user.ts';

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
