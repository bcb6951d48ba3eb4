import { spawn, type ChildProcess } from 'node:child_process';
import {
  chownSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { endWithParent } from '../end-with-parent.ts';
import type { PostgresHome } from './home.ts';

export type Cluster = {
  /** Resolves with the exit reason of the server's process. */
  ended: Promise<string>;
  /** Closes connections and stops cleanly. */
  stop(): Promise<void>;
  /** Kills it without writing anything, for fault tests. */
  kill(): Promise<void>;
};

export type ClusterOptions = {
  home: PostgresHome;
  port: number;
  password: string;
  logFile: string;
  /** Other processes use the server as well: it stops only when the last of them has disconnected. */
  isShared?: boolean;
  /** Receives the server's process id before it is ready, so that it can always be stopped. */
  remember?: (pid: number) => void;
};

const databaseUser = 'vonk';

/** Shared buffers in megabytes for a machine's memory in bytes; only used pages take memory. */
export function sharedMemory(machine: number): number {
  return Math.min(1024, Math.max(128, Math.floor(machine / 2 ** 20 / 16)));
}

/**
 * Durability settings stay at the defaults (fsync, synchronous_commit, full_page_writes), because the database holds
 * money. For short queries, jit only adds start-up time.
 */
const serverSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: `${sharedMemory(totalmem())}MB`,
  work_mem: '16MB',
  jit: 'off',
  log_min_messages: 'log',
  log_checkpoints: 'off',
  timezone: 'UTC',
};

export function clusterUrl(port: number, password: string, database: string): string {
  return `postgres://${databaseUser}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

/** Creates the cluster if needed and starts its server; resolves when it accepts connections. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  if (!existsSync(join(options.home.data, 'PG_VERSION'))) await makeCluster(options);
  const server = spawnServer(options);
  options.remember?.(server.pid ?? 0);
  const ended = new Promise<string>((resolve) => {
    server.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
  });
  // PostgreSQL's smart, fast and immediate shutdown; after the last one, committed data is there at the next start.
  const [usual, atExit] = options.isShared
    ? (['SIGTERM', 'SIGTERM'] as const)
    : (['SIGINT', 'SIGQUIT'] as const);
  endWithParent(ended, () => server.kill(atExit));
  await ready(server, options.logFile);
  const end = async (signal: NodeJS.Signals) => {
    server.kill(signal);
    await ended;
  };
  return { ended, stop: () => end(usual), kill: () => end('SIGKILL') };
}

export async function ensureDatabase(port: number, password: string, database: string): Promise<void> {
  const client = new pg.Client(clusterUrl(port, password, 'postgres'));
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    if (!rowCount) await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)}`);
  } finally {
    await client.end();
  }
}

async function makeCluster({ home, password }: ClusterOptions): Promise<void> {
  // Created in a temporary folder and moved when complete, so that an interrupted first start leaves nothing behind.
  const fresh = `${home.data}-new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(dirname(fresh), { recursive: true });
  mkdirSync(fresh, { mode: 0o700 });
  const passwordFile = `${home.data}-password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (home.user) for (const path of [fresh, passwordFile]) chownSync(path, home.user.uid, home.user.gid);
  const initdb = spawn(
    join(home.binaries, 'bin', 'initdb'),
    [
      `--pgdata=${fresh}`,
      `--username=${databaseUser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // The builtin provider sorts the same on every machine, independent of system locales.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ],
    { ...home.user, cwd: fresh, env: serverEnvironment(), stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const complaint = text(initdb.stderr);
  const code = await new Promise((resolve, reject) => {
    initdb.once('error', reject);
    initdb.once('close', resolve);
  }).finally(() => rmSync(passwordFile));
  if (code !== 0) throw new Error(`The database could not be made in ${home.data}:\n${complaint()}`);
  renameSync(fresh, home.data);
}

function spawnServer({ home, port }: ClusterOptions): ChildProcess {
  const flags = Object.entries(serverSettings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Its own process group: Ctrl-C reaches only the supervisor, which stops the database last.
  return spawn(join(home.binaries, 'bin', 'postgres'), ['-D', home.data, '-p', String(port), ...flags], {
    ...home.user,
    cwd: home.data,
    env: serverEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
}

function ready(server: ChildProcess, logFile: string): Promise<void> {
  const log = createWriteStream(logFile, { flags: 'a', mode: 0o600 });
  const output = text(server.stderr);
  server.stderr?.pipe(log);
  return new Promise((resolve, reject) => {
    server.stderr?.on('data', () => {
      if (output().includes('database system is ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`The database did not start:\n${output()}`)));
  });
}

/** The last part of a process's error output. */
function text(stream: NodeJS.ReadableStream | null): () => string {
  let tail = '';
  stream?.on('data', (chunk: Buffer) => (tail = (tail + chunk.toString('utf8')).slice(-4_000)));
  return () => tail.trim();
}

function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' };
}
