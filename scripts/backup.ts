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
import { settingsOrEnd } from './run-on-database.ts';
import { prepareHome } from './supervisor/postgres/home.ts';

const usage = `Copies all data of a Vonk that has been ended into a folder, or back from it:
  npm run backup -- vonk-2026-11-22
  npm run restore -- vonk-2026-11-22     where there is no data
A database of your own (DATABASE_URL) has pg_dump: see "Backup" in docs/operating.md.`;

const [verb, ...words] = process.argv.slice(2);
if (words.includes('--help') || words.includes('-h')) {
  console.log(usage);
  process.exit(0);
}
const root = join(import.meta.dirname, '..');
const { dataDir, databaseUrl } = settingsOrEnd(root);
if (words.length !== 1 || words[0]?.startsWith('-') || databaseUrl !== undefined) end(usage);
// npm runs in the clone; a relative name is meant from where the command was given.
const folder = resolve(process.env.INIT_CWD ?? '.', words[0] ?? '');
const { data: cluster, user } = prepareHome(root, dataDir);
const hasCluster = existsSync(join(cluster, 'PG_VERSION'));

if (verb === 'backup') {
  if (existsSync(folder)) end(`${folder} is there already.`);
  if (!hasCluster) end(`There is no database in ${cluster}.`);
  requireEnded();
  const unfinished = `${folder}.part`;
  rmSync(unfinished, { recursive: true, force: true });
  copyAll(dataDir, unfinished, cluster, join(unfinished, 'postgres'));
  chmodSync(unfinished, 0o700);
  renameSync(unfinished, folder);
} else {
  if (!existsSync(join(folder, 'postgres', 'PG_VERSION'))) end(`${folder} is no backup.`);
  if (hasCluster || readdirSync(dataDir).length) end(`There is data in ${dataDir} already.`);
  copyAll(folder, dataDir, join(folder, 'postgres'), cluster);
}
console.log(`${dataDir} was ${verb === 'backup' ? 'copied to' : 'restored from'} ${folder}.`);

/** The cluster may lie outside of the data folder, and its server reads no folder that others may enter. */
function copyAll(from: string, to: string, clusterFrom: string, clusterTo: string): void {
  const ofRun = (path: string) => path.endsWith('.log') || basename(path) === 'postmaster.pid';
  const own = join(from, 'postgres');
  cpSync(from, to, { recursive: true, filter: (path) => path !== own && !ofRun(path) });
  cpSync(clusterFrom, clusterTo, { recursive: true, filter: (path) => !ofRun(path) });
  chmodSync(clusterTo, 0o700);
  if (!user) return;
  chownSync(clusterTo, user.uid, user.gid);
  for (const name of readdirSync(clusterTo, { recursive: true, encoding: 'utf8' }))
    chownSync(join(clusterTo, name), user.uid, user.gid);
}

/** Files of a database that works change while they are copied. */
function requireEnded(): void {
  const file = join(cluster, 'postmaster.pid');
  const pid = existsSync(file) ? parseInt(readFileSync(file, 'utf8'), 10) : 0;
  try {
    if (pid) process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return;
  }
  if (pid) end(`Vonk runs on ${dataDir} (process ${pid} is its database): end it first.`);
}

function end(why: string): never {
  console.error(why);
  process.exit(1);
}
