import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChild, waitUntilReady, type Child, type ChildCommand } from '../../scripts/supervisor/child.ts';
import { findFreePort } from '../../scripts/supervisor/free-port.ts';
import { logFiles } from '../../scripts/supervisor/start-everything.ts';
import { describeParts } from '../../scripts/supervisor/parts.ts';
import { loadSecrets } from '../../scripts/supervisor/secrets.ts';
import { stackAddress } from './stack.ts';
import { testEnvironment } from './test-environment.ts';

type Kind = 'front' | 'backend';

export type Several = {
  /** Ports of the two fronts. */
  fronts: [number, number];
  backends: [number, number];
  kill: (kind: Kind, at: 0 | 1) => Promise<void>;
  /** With more environment, if given. */
  start: (kind: Kind, at: 0 | 1, more?: Record<string, string>) => Promise<void>;
  stop: () => Promise<void>;
};

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Two extra fronts and backends on the running stack's database; `environment` applies to all. */
export async function startSeveral(environment: Record<string, string>): Promise<Several> {
  const stack = stackAddress();
  const ports = await Promise.all(Array.from({ length: 4 }, findFreePort));
  const [front = 0, otherFront = 0, backend = 0, otherBackend = 0] = ports;
  const settings = {
    root,
    dataDir: stack.dataDir,
    dev: false,
    demo: false,
    given: process.env,
    frontPort: front,
    frontHost: '127.0.0.1',
    backendPort: backend,
    furtherFronts: [otherFront],
    furtherBackends: [otherBackend],
    postgresPort: 0,
    databaseUrl: stack.databaseUrl,
    mailbox: undefined,
    smtpUrl: stack.smtpUrl,
    checkoutPort: stack.checkoutPort,
    metricsPort: undefined,
  };
  const parts = describeParts(settings, loadSecrets(join(stack.dataDir, 'secrets.json')), stack.databaseUrl);
  const commands: Record<Kind, ChildCommand[]> = {
    front: [parts.front, ...parts.furtherFronts],
    backend: [parts.backend, ...parts.furtherBackends],
  };
  const output = logFiles(join(root, 'test-results', 'several'));
  const running = new Map<string, Child>();
  const start: Several['start'] = async (kind, at, more = {}) => {
    const command = commands[kind][at];
    if (!command) throw new Error(`There is no ${kind} ${at}`);
    const own = { ...command, env: { ...command.env, ...testEnvironment, ...environment, ...more } };
    const child = startChild(own, output);
    running.set(`${kind} ${at}`, child);
    await waitUntilReady(own, child, 60_000);
  };
  const stop = async () => {
    for (const child of [...running.values()].toReversed()) await child.stop();
  };
  try {
    for (const at of [0, 1] as const) await start('backend', at);
    await Promise.all(([0, 1] as const).map((at) => start('front', at)));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    fronts: [front, otherFront],
    backends: [backend, otherBackend],
    start,
    async kill(kind, at) {
      const child = running.get(`${kind} ${at}`);
      child?.kill('SIGKILL');
      await child?.ended;
    },
    stop,
  };
}
