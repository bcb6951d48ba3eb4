import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { makeDataFolder } from '../data-folder.mjs';
import { startDatabase } from './database.ts';
import { findFreePort } from './free-port.ts';
import { openKnownDatabase } from './known-database.ts';
import { loadSecrets } from './secrets.ts';
import { parseSettings } from './settings.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'vonk-known-'));
// As root, the database's system user needs access.
chmodSync(folder, 0o711);
afterAll(() => rmSync(folder, { recursive: true }));

test("a command finds its own folder's database, started or not, and refuses another folder's", async () => {
  const port = String(await findFreePort());
  const settingsOf = (name: string) =>
    parseSettings(root, { DATA_DIR: join(folder, name), PG_PORT: port, PATH: process.env.PATH });
  const [ours, theirs] = [settingsOf('ours'), settingsOf('theirs')];
  expect(await openKnownDatabase(ours)).toBeUndefined();
  makeDataFolder(ours.dataDir);
  const secrets = loadSecrets(join(ours.dataDir, 'secrets.json'));
  expect(await openKnownDatabase(ours)).toBeUndefined();

  const running = await startDatabase(ours, secrets);
  try {
    const found = await openKnownDatabase(ours);
    expect(found?.url).toBe(running.url);
    await found?.stop();
    const client = new pg.Client(found?.url);
    await client.connect();
    await client.end();

    makeDataFolder(theirs.dataDir);
    // As after a restore: the same password.
    cpSync(join(ours.dataDir, 'secrets.json'), join(theirs.dataDir, 'secrets.json'));
    mkdirSync(join(theirs.dataDir, 'postgres'));
    cpSync(join(ours.dataDir, 'postgres', 'PG_VERSION'), join(theirs.dataDir, 'postgres', 'PG_VERSION'));
    await expect(openKnownDatabase(theirs)).rejects.toThrow(
      `The server on port ${port} is not the database of ${join(theirs.dataDir, 'postgres')}`,
    );
  } finally {
    await running.stop();
  }

  const started = await openKnownDatabase(ours);
  const client = new pg.Client(started?.url);
  await client.connect();
  await client.end();
  await started?.stop();
  await expect(new pg.Client(started?.url).connect()).rejects.toThrow('ECONNREFUSED');
}, 60_000);
