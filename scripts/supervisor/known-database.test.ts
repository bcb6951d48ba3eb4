import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
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

const toSettings = (name: string, port: number) =>
  parseSettings(root, { DATA_DIR: join(folder, name), PG_PORT: String(port), PATH: process.env.PATH });
type Settings = ReturnType<typeof toSettings>;

async function known(settings: Settings) {
  const database = await openKnownDatabase(settings);
  if (!database) throw new Error('No database was found');
  return database;
}

/** A server of the data folder, like that of a running Vonk. */
function startServer(settings: Settings) {
  makeDataFolder(settings.dataDir);
  return startDatabase(settings, loadSecrets(join(settings.dataDir, 'secrets.json')));
}

async function requireAnswer(url: string) {
  const client = new pg.Client(url);
  await client.connect();
  await client.end();
}

const isAnswering = (url: string) =>
  requireAnswer(url).then(
    () => true,
    () => false,
  );

test("a command finds its own folder's database, started or not, and refuses another folder's", async () => {
  const port = await findFreePort();
  const [ours, theirs] = [toSettings('ours', port), toSettings('theirs', port)];
  expect(await openKnownDatabase(ours)).toBeUndefined();
  makeDataFolder(ours.dataDir);
  loadSecrets(join(ours.dataDir, 'secrets.json'));
  expect(await openKnownDatabase(ours)).toBeUndefined();

  const running = await startServer(ours);
  try {
    const found = await known(ours);
    expect(found.url).toBe(running.url);
    await found.stop();
    await requireAnswer(running.url);

    makeDataFolder(theirs.dataDir);
    // As after a restore: the same password.
    cpSync(join(ours.dataDir, 'secrets.json'), join(theirs.dataDir, 'secrets.json'));
    mkdirSync(join(theirs.dataDir, 'postgres'));
    cpSync(join(ours.dataDir, 'postgres', 'PG_VERSION'), join(theirs.dataDir, 'postgres', 'PG_VERSION'));
    await expect(openKnownDatabase(theirs)).rejects.toThrow(
      `The server on port ${port} is not the database of ${theirs.dataDir}`,
    );
  } finally {
    await running.stop();
  }

  const started = await known(ours);
  await requireAnswer(started.url);
  await started.stop();
  expect(await isAnswering(started.url)).toBe(false);
}, 60_000);

test('times out on a silent server at the port', async () => {
  const port = await findFreePort();
  const settings = toSettings('silent', port);
  await (await startServer(settings)).stop();
  const server = createServer().listen(port, '127.0.0.1');
  await expect(openKnownDatabase(settings)).rejects.toThrow(`The server on port ${port} is not the database`);
  server.close();
}, 60_000);

test('simultaneous commands share one server, and the one that started it waits for the others', async () => {
  const settings = toSettings('shared', await findFreePort());
  await (await startServer(settings)).stop();
  const starter = await known(settings);
  const other = await known(settings);
  const stopped = starter.stop();
  const client = new pg.Client(other.url);
  await client.connect();
  await client.query('select pg_sleep(0.5)');
  await client.end();
  await requireAnswer(other.url);
  await Promise.all([other.stop(), stopped]);
  expect(await isAnswering(other.url)).toBe(false);

  const both = await Promise.all([known(settings), known(settings)]);
  await Promise.all(both.map((each) => each.stop()));
  expect(await isAnswering(other.url)).toBe(false);
}, 60_000);

test('a running database of another account is found, and no new one is started beside it', async () => {
  const settings = toSettings('foreign', await findFreePort());
  const running = await startServer(settings);
  // PostgreSQL has entered the folder already.
  chmodSync(settings.dataDir, 0o700);
  try {
    const found = await known(settings);
    expect(found.url).toBe(running.url);
    await found.stop();
  } finally {
    await running.stop();
  }
  const outcome = await known(settings).then((database) => database.stop().then(() => 'started'), String);
  // Only for root, PostgreSQL runs as a system user without access to the folder.
  expect(outcome).toContain(process.getuid?.() === 0 ? 'The system user "postgres" cannot enter' : 'started');
}, 60_000);
