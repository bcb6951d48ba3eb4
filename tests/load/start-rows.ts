import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild, waitUntilReady, type ChildCommand } from '../../scripts/supervisor/child.ts';
import { findFreePort } from '../../scripts/supervisor/free-port.ts';
import { root } from './processes.ts';
import { limitRow, type Row } from './report.ts';

/** Seconds from a start with the demo until the front is ready: from nothing, and again on the same data. */
export async function startRows(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vonk-bench-'));
  // As root, the database's system user needs access.
  chmodSync(dataDir, 0o711);
  try {
    const fresh = await secondsToReady(dataDir);
    const again = await secondsToReady(dataDir);
    return [
      limitRow('start to ready, fresh with the demo', fresh, 10, 's'),
      limitRow('start to ready, database exists', again, 2, 's'),
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Seconds until a start on a data folder is ready; stops it again. */
async function secondsToReady(dataDir: string): Promise<number> {
  const names = [
    'FRONT_PORT',
    'BACKEND_PORT',
    'PG_PORT',
    'MAILBOX_SMTP_PORT',
    'MAILBOX_PORT',
    'CHECKOUT_PORT',
  ];
  const ports = await Promise.all(names.map(findFreePort));
  const settings = Object.fromEntries(names.map((name, index) => [name, String(ports[index])]));
  const command: ChildCommand = {
    name: 'start',
    args: [join(root, 'dist', 'supervisor.mjs'), '--demo'],
    env: { ...process.env, ...settings, DATA_DIR: dataDir, FRONT_HOST: '127.0.0.1' },
    cwd: root,
    readyUrl: `http://127.0.0.1:${ports[0]}/readyz`,
  };
  const started = performance.now();
  const child = startChild(command, () => () => undefined);
  const endChild = async () => {
    await child.stop(30_000);
    rmSync(dataDir, { recursive: true, force: true });
    process.exit(1);
  };
  const interrupted = () => void endChild();
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    await waitUntilReady(command, child, 60_000);
    return (performance.now() - started) / 1000;
  } finally {
    await child.stop(30_000);
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
  }
}
