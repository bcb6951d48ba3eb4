import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Command } from 'commander';
import { prepareHome } from './supervisor/postgres/home.ts';
import { parseSettings } from './supervisor/settings.ts';

/** What is copied: the data folder and the cluster, which may be outside it. */
type BackupTarget = { dataDir: string; cluster: string; user: ReturnType<typeof prepareHome>['user'] };

export function dataCommands(program: Command, root: string): void {
  const backup = program
    .command('backup')
    .description('back up and restore all data')
    .addHelpText('after', `\n${ofYourOwn}`);
  backup
    .command('make <folder>')
    .description('copy all data of a stopped Vonk to a new folder')
    .action((name: string) => {
      const target = getTarget(root);
      const folder = resolveFolder(name);
      backUp(target, folder);
      console.log(`${target.dataDir} was copied to ${folder}.`);
    });
  backup
    .command('restore <folder>')
    .description('restore a backup into an empty data folder')
    .action((name: string) => {
      const target = getTarget(root);
      const folder = resolveFolder(name);
      restore(target, folder);
      console.log(`${target.dataDir} was restored from ${folder}.`);
    });
}

const ofYourOwn = 'A database of your own (DATABASE_URL) has pg_dump: see "Backup" in docs/operating.md.';

/** npm runs in the clone, so a relative path is resolved from the caller's directory. */
const resolveFolder = (name: string) => resolve(process.env.INIT_CWD ?? '.', name);

function getTarget(root: string): BackupTarget {
  const { dataDir, databaseUrl } = parseSettings(root, process.env);
  if (databaseUrl !== undefined) throw new Error(ofYourOwn);
  const { data: cluster, user } = prepareHome(root, dataDir);
  return { dataDir, cluster, user };
}

const hasCluster = (folder: string) => existsSync(join(folder, 'PG_VERSION'));

function backUp({ dataDir, cluster, user }: BackupTarget, folder: string): void {
  if (existsSync(folder)) throw new Error(`${folder} is there already.`);
  if (!hasCluster(cluster)) throw new Error(`There is no database in ${cluster}.`);
  requireEnded(dataDir, cluster);
  const unfinished = `${folder}.part`;
  rmSync(unfinished, { recursive: true, force: true });
  copyAll({ folder: dataDir, cluster }, { folder: unfinished, cluster: join(unfinished, 'postgres') }, user);
  chmodSync(unfinished, 0o700);
  renameSync(unfinished, folder);
}

function restore({ dataDir, cluster, user }: BackupTarget, folder: string): void {
  const clusterFolder = join(folder, 'postgres');
  if (!hasCluster(clusterFolder)) throw new Error(`${folder} is no backup.`);
  if (hasCluster(cluster) || readdirSync(dataDir).length)
    throw new Error(`There is data in ${dataDir} already.`);
  copyAll({ folder, cluster: clusterFolder }, { folder: dataDir, cluster }, user);
}

type Side = { folder: string; cluster: string };

/** The cluster may be outside the data folder, and PostgreSQL requires private permissions. */
function copyAll(from: Side, to: Side, user: BackupTarget['user']): void {
  const ofRun = (path: string) => path.endsWith('.log') || basename(path) === 'postmaster.pid';
  const own = join(from.folder, 'postgres');
  cpSync(from.folder, to.folder, { recursive: true, filter: (path) => path !== own && !ofRun(path) });
  cpSync(from.cluster, to.cluster, { recursive: true, filter: (path) => !ofRun(path) });
  chmodSync(to.cluster, 0o700);
  if (!user) return;
  chownSync(to.cluster, user.uid, user.gid);
  for (const name of readdirSync(to.cluster, { recursive: true, encoding: 'utf8' }))
    chownSync(join(to.cluster, name), user.uid, user.gid);
}

/** Files of a running database change while they are copied. */
function requireEnded(dataDir: string, cluster: string): void {
  const file = join(cluster, 'postmaster.pid');
  const pid = existsSync(file) ? parseInt(readFileSync(file, 'utf8'), 10) : 0;
  try {
    if (pid) process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return;
  }
  if (pid) throw new Error(`Vonk runs on ${dataDir} (process ${pid} is its database): end it first.`);
}
