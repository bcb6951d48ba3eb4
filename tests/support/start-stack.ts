import { chmodSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  runToEnd,
  startChild,
  waitUntilReady,
  type Child,
  type ChildCommand,
} from '../../scripts/supervisor/child.ts';
import { findFreePort } from '../../scripts/supervisor/free-port.ts';
import { logFiles } from '../../scripts/supervisor/start-everything.ts';
import { describeParts } from '../../scripts/supervisor/parts.ts';
import { clusterUrl, ensureDatabase, startCluster } from '../../scripts/supervisor/postgres/cluster.ts';
import { prepareHome } from '../../scripts/supervisor/postgres/home.ts';
import { loadSecrets } from '../../scripts/supervisor/secrets.ts';
import type { Settings } from '../../scripts/supervisor/settings.ts';
import { endWithProcess } from './end-with-process.ts';
import type { ControlledPart, StackAddress } from './stack-address.ts';
import { receiptsPerNetwork } from './receipts.ts';
import { storeSeeded, loadSeeded } from './seeded-data.ts';
import { createOperator } from './operator.ts';
import { createControl } from './stack-control.ts';
import { watchStack } from './stack-watcher.ts';
import { testEnvironment } from './test-environment.ts';

export type StartedStack = { address: StackAddress; stop(): Promise<void> };

const timeoutMs = 60_000;
const programs = ['mailbox', 'checkout', 'backend', 'front'] as const;
const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Starts the complete build on free ports and an empty database with the demo seed. Logs go to a separate folder in
 * `test-results/stack/`. Request limits are raised, because all tests come from one address; proofs of work and
 * passwords are cheap, and pages may take long.
 */
export async function startStack(environment: Record<string, string> = {}): Promise<StartedStack> {
  if (
    ![
      ['.next', 'BUILD_ID'],
      ['dist', 'front.mjs'],
    ].every((file) => existsSync(join(root, ...file)))
  )
    throw new Error('Nothing is built: run `npm run build` first.');
  const settings = await chooseSettings();
  const isSeeded = loadSeeded(settings.dataDir);
  const secrets = loadSecrets(join(settings.dataDir, 'secrets.json'));
  const logs = join(root, 'test-results', 'stack', String(settings.frontPort));
  const output = logFiles(logs);
  const port = settings.postgresPort;
  const password = secrets.databasePassword;
  const home = prepareHome(root, settings.dataDir);
  const parts = describeParts(settings, secrets, clusterUrl(port, password, 'vonk'));
  const running = new Map<ControlledPart, Pick<Child, 'ended' | 'stop'> & { kill(): unknown }>();
  const watcher = watchStack(settings.dataDir);
  let stopping: Promise<void> | undefined;

  const start = async (name: ControlledPart, env: Record<string, string> = {}) => {
    if (stopping) throw new Error('The stack is being stopped.');
    if (name === 'database') {
      const logFile = join(settings.dataDir, 'postgres.log');
      const remember = (pid: number) => watcher.remember(name, pid);
      running.set(name, await startCluster({ home, port, password, logFile, remember }));
      return;
    }
    const wider = {
      ...testEnvironment,
      SMS_PER_DAY: '100000',
      SMS_PER_NETWORK: '100000',
      RECEIPTS_PER_NETWORK: String(receiptsPerNetwork),
      POSTBACKS_TO_LOCALHOST: '1',
      ...environment,
      ...env,
    };
    const command: ChildCommand = { ...parts[name], env: { ...parts[name].env, ...wider } };
    const child = startChild(command, output);
    watcher.remember(name, child.pid);
    running.set(name, { ...child, kill: () => child.kill('SIGKILL') });
    await waitUntilReady(command, child, timeoutMs);
  };
  const operator = createOperator({
    ...process.env,
    DATABASE_URL: clusterUrl(port, password, 'vonk'),
    DATA_DIR: settings.dataDir,
    PUBLIC_PORT: String(settings.frontPort),
    POSTBACKS_TO_LOCALHOST: '1',
    LOG_LEVEL: 'error',
  });
  const control = await createControl({
    start,
    end: async (name, how) => running.get(name)?.[how](),
    operate: operator.run,
  });
  const end = async () => {
    await control.close();
    await operator.end();
    await Promise.all(programs.map(async (name) => running.get(name)?.stop()));
    await running.get('database')?.stop();
    await watcher.end();
  };
  const stop = () => (stopping ??= end());

  endWithProcess(stop);
  try {
    await start('database');
    if (!isSeeded) {
      await ensureDatabase(port, password, 'vonk');
      await runToEnd(parts.migrate, output);
      await runToEnd(parts.seed, output);
      await running.get('database')?.stop();
      storeSeeded(settings.dataDir);
      await start('database');
    }
    await Promise.all(programs.map((name) => start(name)));
  } catch (error) {
    await stop();
    throw error;
  }
  const address: StackAddress = {
    frontPort: settings.frontPort,
    backendPort: settings.backendPort,
    mailboxPort: settings.mailbox?.webPort ?? 0,
    smtpUrl: settings.smtpUrl,
    checkoutPort: settings.checkoutPort ?? 0,
    checkoutKey: secrets.checkoutKey,
    databaseUrl: clusterUrl(port, password, 'vonk'),
    dataDir: settings.dataDir,
    logs,
    frontKey: secrets.frontKey,
    controlUrl: control.url,
  };
  return { address, stop };
}

async function chooseSettings(): Promise<Settings> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vonk-test-'));
  // As root, the database's system user needs access.
  chmodSync(dataDir, 0o711);
  const ports = await Promise.all(Array.from({ length: 6 }, findFreePort));
  const [frontPort = 0, backendPort = 0, postgresPort = 0, smtpPort = 0, webPort = 0, checkoutPort = 0] =
    ports;
  return {
    root,
    dataDir,
    dev: false,
    demo: true,
    given: process.env,
    frontPort,
    frontHost: '127.0.0.1',
    backendPort,
    furtherFronts: [],
    furtherBackends: [],
    postgresPort,
    databaseUrl: undefined,
    mailbox: { smtpPort, webPort },
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    checkoutPort,
    metricsPort: undefined,
  };
}
