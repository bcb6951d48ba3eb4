import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChild, waitUntilReady, type Child, type ChildCommand } from '../../scripts/supervisor/child.ts';
import { findFreePort } from '../../scripts/supervisor/free-port.ts';
import { cores, pin } from './machine.ts';

export type Running = { url: string; port: number; pid: number; stop(): Promise<void> };

type FrontOptions = {
  backendUrl: string;
  frontKey: string;
  sessionSecret: string;
  nodeOptions?: string[];
  /** Whether the visitors' addresses are in X-Forwarded-For. */
  isBehindProxy?: boolean;
};

export const root = fileURLToPath(new URL('../..', import.meta.url));
const here = join(root, 'tests', 'load');
const folder = join(root, 'test-results', 'bench');
const running = new Map<Running, Child>();

// Cleans up after an interrupted run.
process.once('exit', () => {
  for (const child of running.values()) child.kill('SIGKILL');
});

export function startFront({
  backendUrl,
  frontKey,
  sessionSecret,
  nodeOptions = [],
  isBehindProxy = false,
}: FrontOptions): Promise<Running> {
  return start('front', [...nodeOptions, join(root, 'dist', 'front.mjs')], '/readyz', (port) => ({
    BACKEND_URL: backendUrl,
    FRONT_PORT: String(port),
    FRONT_HOST: '127.0.0.1',
    FRONT_KEY: frontKey,
    SESSION_SECRET: sessionSecret,
    TRUSTED_PROXY_HOPS: isBehindProxy ? '1' : '0',
  }));
}

/** The built app on Next's own server, without the front. */
export function startNextAlone(backendUrl: string, frontKey: string): Promise<Running> {
  return start('next', [join(here, 'next-alone.mjs')], '/', (port) => ({
    BACKEND_URL: backendUrl,
    FRONT_KEY: frontKey,
    NEXT_PORT: String(port),
  }));
}

/** A Next app from another folder, on Next's own server. */
export function startMinimalNext(dir: string): Promise<Running> {
  return start('minimal-next', [join(here, 'next-alone.mjs')], '/cards', (port) => ({
    NEXT_DIR: dir,
    NEXT_PORT: String(port),
  }));
}

/** `node:http` with one fixed response. */
export function startBare(body: Buffer, type: string): Promise<Running> {
  return start('bare', source('bare-server.ts'), '/', (port) => ({
    BARE_PORT: String(port),
    BARE_FILE: keep(`bare-${port}`, body),
    BARE_TYPE: type,
  }));
}

/** A backend that identifies members at once; it runs on the load's core because it is not measured. */
export async function startBareBackend(user: Buffer, realUrl: string): Promise<Running> {
  const backend = await start('bare-backend', source('bare-backend.ts'), '/readyz', (port) => ({
    BARE_PORT: String(port),
    BARE_FILE: keep(`user-${port}`, user),
    REAL_BACKEND: realUrl,
  }));
  pin(backend.pid, cores.load);
  return backend;
}

export async function stopAll(): Promise<void> {
  await Promise.all([...running.keys()].map((each) => each.stop()));
}

/** Starts a process on the servers' core and waits for a response; its output goes to `test-results/bench/`. */
async function start(
  name: string,
  args: string[],
  readyPath: string,
  environment: (port: number) => Record<string, string>,
): Promise<Running> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  mkdirSync(folder, { recursive: true });
  const log = createWriteStream(join(folder, `${name}.log`), { flags: 'a' });
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    ...environment(port),
  };
  const command: ChildCommand = { name, args, env, cwd: root, readyUrl: url + readyPath };
  const child = startChild(command, () => (chunk) => void log.write(chunk));
  pin(child.pid, cores.server);
  const self: Running = {
    url,
    port,
    pid: child.pid,
    stop: async () => {
      running.delete(self);
      await child.stop();
    },
  };
  running.set(self, child);
  await waitUntilReady(command, child, 60_000);
  return self;
}

function source(file: string): string[] {
  return ['--import', 'tsx', join(here, file)];
}

function keep(name: string, body: Buffer): string {
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, body);
  return file;
}
