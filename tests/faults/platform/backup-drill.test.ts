import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { addsUp, reconcileLedger } from '#backend/commerce/credits/reconcile/reconcile-ledger.ts';
import { connect, type Db } from '#backend/platform/db/connect.ts';
import { runToEnd } from '#scripts/supervisor/child.ts';
import { findFreePort } from '#scripts/supervisor/free-port.ts';
import { describeParts } from '#scripts/supervisor/parts.ts';
import { clusterUrl, ensureDatabase, startCluster } from '#scripts/supervisor/postgres/cluster.ts';
import { prepareHome } from '#scripts/supervisor/postgres/home.ts';
import { loadSecrets } from '#scripts/supervisor/secrets.ts';
import { parseSettings } from '#scripts/supervisor/settings.ts';

const timeoutMs = 180_000;
const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'vonk-drill-'));
// As root, the database's system user needs access.
chmodSync(folder, 0o711);
const [first, second, copy] = ['first', 'second', 'copy'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
const silent = () => () => undefined;

/** The operator's command; for a failure, its exit code and output. */
function command(verb: 'make' | 'restore', dataDir: string) {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, INIT_CWD: folder };
  return run(process.execPath, ['--import', 'tsx', 'scripts/vonk.ts', 'backup', verb, 'copy'], {
    env,
    cwd: root,
  }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, output: error.stderr }),
  );
}

/** The embedded database of a data folder. */
async function open(dataDir: string) {
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    PG_PORT: String(await findFreePort()),
    LOG_LEVEL: 'error',
  };
  const settings = parseSettings(root, env, { dev: true });
  const home = prepareHome(root, dataDir);
  const secrets = loadSecrets(join(dataDir, 'secrets.json'));
  const [port, password] = [settings.postgresPort, secrets.databasePassword];
  const logFile = join(dataDir, 'postgres.log');
  const cluster = await startCluster({ home, port, password, logFile });
  await ensureDatabase(port, password, 'vonk');
  const url = clusterUrl(port, password, 'vonk');
  const db = connect(url, 2);
  const end = async () => {
    await db.$client.end();
    await cluster.stop();
  };
  return { db, end, parts: describeParts(settings, secrets, url) };
}

type Counted = { name: string; rows: number; hash: string };

/** Rows of each table and values of each sequence. */
async function loadContent({ $client }: Db): Promise<Counted[]> {
  const { rows: tables } = await $client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relkind in ('r', 'S') and relnamespace = 'public'::regnamespace
     order by 1`,
  );
  const all: Counted[] = [];
  for (const { name } of tables) {
    const { rows } = await $client.query<Omit<Counted, 'name'>>(
      `select count(*)::int as rows, md5(string_agg(each::text, '' order by each::text)) as hash from (select * from ${name}) each`,
    );
    all.push(...rows.map((row) => ({ name, ...row })));
  }
  return all;
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test(
  'everything is copied once Vonk has ended, and comes back where there is nothing',
  async () => {
    const before = await open(first);
    let content: Counted[] = [];
    try {
      await runToEnd(before.parts.migrate, silent);
      await runToEnd(before.parts.seed, silent);
      content = await loadContent(before.db);
      expect(content.find(({ name }) => name === 'users')?.rows).toBeGreaterThan(0);
      expect(await command('make', first)).toEqual({
        code: 1,
        output: expect.stringMatching(
          /^Vonk runs on .*first \(process \d+ is its database\): end it first\.\n$/,
        ) as string,
      });
    } finally {
      await before.end();
    }

    expect(await command('restore', second)).toMatchObject({
      code: 1,
      output: expect.stringContaining('is no backup') as string,
    });
    expect(await command('make', first)).toEqual({ code: 0, output: `${first} was copied to ${copy}.\n` });
    expect(await command('make', first)).toMatchObject({
      code: 1,
      output: expect.stringContaining('is there already') as string,
    });
    expect(await command('restore', second)).toEqual({
      code: 0,
      output: `${second} was restored from ${copy}.\n`,
    });
    expect(await command('restore', second)).toMatchObject({
      code: 1,
      output: expect.stringContaining('already') as string,
    });

    expect(readFileSync(join(second, 'secrets.json'))).toEqual(readFileSync(join(first, 'secrets.json')));
    const photos = readdirSync(join(first, 'photos'));
    expect(photos.length).toBeGreaterThan(0);
    expect(readdirSync(join(second, 'photos'))).toEqual(photos);
    for (const name of photos.slice(0, 20))
      expect(readFileSync(join(second, 'photos', name))).toEqual(readFileSync(join(first, 'photos', name)));
    const after = await open(second);
    try {
      expect(await loadContent(after.db)).toEqual(content);
      const findings = await reconcileLedger(after.db);
      expect([addsUp(findings), findings.members > 2]).toEqual([true, true]);
    } finally {
      await after.end();
    }
  },
  timeoutMs,
);
