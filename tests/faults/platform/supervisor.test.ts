import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { startChild, type Child } from '#scripts/supervisor/child.ts';
import { findFreePort } from '#scripts/supervisor/free-port.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { until } from '#tests/support/until.ts';

const execute = promisify(execFile);
const timeoutMs = 180_000;
const database = `vonk_start_${process.pid}`;
const dataDir = mkdtempSync(join(tmpdir(), 'vonk-start-'));

const toUrl = (name: string) => {
  const url = new URL(stackAddress().databaseUrl);
  url.pathname = `/${name}`;
  return url.href;
};

async function onServer(statement: string, name = 'postgres'): Promise<unknown[]> {
  const client = new pg.Client(toUrl(name));
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

type Run = Child & { output: () => string; ports: Record<string, number> };

const portNames = ['FRONT_PORT', 'BACKEND_PORT', 'MAILBOX_SMTP_PORT', 'MAILBOX_PORT', 'CHECKOUT_PORT'];

/** An operator's start on an empty database of another server, with this environment. */
async function start(environment: NodeJS.ProcessEnv, args = ['dist/supervisor.mjs']): Promise<Run> {
  const entries: [string, number][] = [];
  for (const name of portNames) entries.push([name, await findFreePort()]);
  const ports = Object.fromEntries(entries);
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...Object.fromEntries(entries.map(([name, port]) => [name, String(port)])),
    DATABASE_URL: toUrl(database),
    DATA_DIR: dataDir,
    FRONT_HOST: '127.0.0.1',
    ...environment,
  };
  let text = '';
  const command = { name: 'start', args, env, cwd: process.cwd() };
  const child = startChild(command, () => (chunk) => (text += chunk.toString('utf8')));
  return { ...child, output: () => text, ports };
}

async function running(environment: NodeJS.ProcessEnv, args?: string[]): Promise<Run> {
  const run = await start(environment, args);
  await until(async () => run.output().includes('Vonk runs'));
  return run;
}

async function command(...words: string[]): Promise<string> {
  let text = '';
  const env = { ...process.env, DATABASE_URL: toUrl(database), DATA_DIR: dataDir };
  const child = startChild({ name: 'command', args: words, env, cwd: process.cwd() }, () => (chunk) => {
    text += chunk.toString('utf8');
  });
  expect(`${await child.ended} ${text}`).toContain('code 0');
  return text;
}

const real = {
  PAYMENT_PROVIDER: 'mollie',
  MOLLIE_API_KEY: 'test_0123456789012345678901234567',
  PUBLIC_SCHEME: 'https',
  SMTP_URL: 'smtp://127.0.0.1:25',
};

const findPid = async (start: Run, name: string) =>
  Number((await execute('pgrep', ['-P', String(start.pid), '-f', `dist/${name}.mjs`])).stdout.trim());

const answers = (port: number | undefined) =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

beforeAll(() => onServer(`create database ${database}`), timeoutMs);
afterAll(async () => {
  await onServer(`drop database if exists ${database} with (force)`);
  rmSync(dataDir, { recursive: true, force: true });
}, timeoutMs);

test(
  'a start for others is empty, says how the first brand is made, and hands each part its own environment',
  async () => {
    const run = await running({
      ...real,
      FRONT_KEY: 'a key of the environment',
      SESSION_SECRET: 'a secret of the environment, long enough',
      STRANGER: 'of the shell',
    });
    try {
      expect(run.output()).toContain('npx vonk brand add <id>');
      expect(run.output()).not.toContain('vonk-demo-2026');
      expect(
        await onServer(
          'select (select count(*)::int from brands) as brands, (select count(*)::int from users) as users',
          database,
        ),
      ).toEqual([{ brands: 0, users: 0 }]);
      const environ = readFileSync(`/proc/${await findPid(run, 'front')}/environ`, 'utf8');
      expect(environ).toContain('FRONT_KEY=a key of the environment');
      expect(environ).not.toMatch(/MOLLIE|DATABASE|STRANGER|VAPID|CHECKOUT/);
      const backend = `http://127.0.0.1:${run.ports.BACKEND_PORT}/api/settings.php`;
      const trusted = (key: string) =>
        fetch(backend, { headers: { 'x-vonk-key': key, 'x-vonk-brand': 'nobody' } });
      expect((await trusted('a key of the environment')).status).not.toBe(
        (await trusted('another key')).status,
      );
    } finally {
      await run.stop(20_000);
    }
  },
  timeoutMs,
);

test(
  'a start by npm ends with npm, whose shell passes no signal on',
  async () => {
    const shell = `require('child_process').spawn(process.execPath, ['dist/supervisor.mjs'], { stdio: 'inherit' })`;
    const run = await running({ npm_lifecycle_event: 'start' }, ['-e', shell]);
    process.kill(run.pid, 'SIGTERM');
    await run.ended;
    expect(run.output()).toContain('Vonk has ended.');
    for (const port of Object.values(run.ports)) expect(await answers(port)).toBe(false);
  },
  timeoutMs,
);

test.each([
  ['hangs', 'backend', 'SIGSTOP', 'The backend has not answered for 1'],
  ['dies', 'front', 'SIGKILL', 'The front ended (SIGKILL)'],
] as const)(
  'a part that %s ends everything, with a sentence and no success',
  async (_how, name, signal, sentence) => {
    const run = await running({});
    process.kill(await findPid(run, name), signal);
    expect(await run.ended).toBe('code 1');
    expect(run.output()).toContain(sentence);
    expect(run.output()).toContain(`The ${name} ended (SIGKILL), so everything ends.`);
    for (const port of Object.values(run.ports)) expect(await answers(port)).toBe(false);
  },
  timeoutMs,
);

test(
  'in a container a hung program ends with its watch, and one that is stopped ends by itself',
  async () => {
    const port = await findFreePort();
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      FRONT_PORT: String(port),
      FRONT_KEY: 'f'.repeat(16),
      SESSION_SECRET: 's'.repeat(32),
    };
    const watch = () => {
      let output = '';
      const args = ['dist/watched.mjs', '--enable-source-maps', 'dist/front.mjs'];
      const child = startChild({ name: 'watched', args, env, cwd: process.cwd() }, () => (chunk) => {
        output += chunk.toString('utf8');
      });
      return { ...child, printed: () => output };
    };
    const hanging = watch();
    await until(() => answers(port));
    // The supervisor watches it from its first health response on.
    await sleep(2_500);
    const { stdout } = await execute('pgrep', ['-P', String(hanging.pid)]);
    process.kill(Number(stdout.trim()), 'SIGSTOP');
    expect(await hanging.ended).toBe('code 1');
    expect(hanging.printed()).toContain('The front has not answered for 1');

    const drained = watch();
    await until(() => answers(port));
    process.kill(drained.pid, 'SIGTERM');
    expect(await drained.ended).toBe('code 0');
  },
  timeoutMs,
);

test(
  'a start with the demo inside is refused until its people are gone; members of their own stay',
  async () => {
    await command('dist/migrate.mjs');
    await command('dist/vonk.mjs', 'demo', 'seed');
    await onServer(
      `insert into users (brand_id, email, password_hash, status, language, signup_date, consents)
         values ('vlinder', 'anna@people.example', '!', 'active', 'nl', now(), '{}');
       insert into profiles (user_id, brand_id, pool, name, gender, sexuality, date_of_birth, country, city, language, status, fictional,
         interests, about_me, indexable, created_at, last_active_at)
         select users.id, 'vlinder', 'demo', 'Anna', 'woman', 'hetero', '1990-01-01', 'NL', 'Utrecht', 'nl', 'active', false, '{}', '', false, now(), now()
         from users where email = 'anna@people.example';
       insert into likes (liker_profile_id, liked_profile_id, created_at)
         select anna.id, robin.id, now() from profiles anna, profiles robin where anna.name = 'Anna' and anna.city = 'Utrecht'
           and robin.name = 'Robin' limit 1`,
      database,
    );
    for (const signs of [{}, { PUBLIC_SCHEME: 'https' }, real]) {
      const run = await start(signs, ['dist/supervisor.mjs', '--demo']);
      expect(await run.ended).toBe('code 1');
      expect(run.output()).toMatch(/holds \d+ accounts of the demo.*npx vonk demo remove/);
    }
    expect(await command('dist/vonk.mjs', 'demo', 'remove')).toMatch(
      /\d+ accounts, \d+ profiles and 3 brands of the demo are gone.*vlinder/s,
    );
    expect(
      await onServer(
        `select (select array_agg(email) from users) as users, (select count(*)::int from profiles) as profiles,
           (select count(*)::int from likes) as likes, (select count(*)::int from credit_ledger) as ledger,
           (select array_agg(id) from brands) as brands, (select count(*)::int from photos) as photos,
           (select count(*)::int from payments) as payments, (select count(*)::int from conversations) as conversations`,
        database,
      ),
    ).toEqual([
      {
        users: ['anna@people.example'],
        profiles: 1,
        likes: 0,
        ledger: 0,
        brands: ['vlinder'],
        photos: 0,
        payments: 0,
        conversations: 0,
      },
    ]);
    expect(readdirSync(join(dataDir, 'photos'))).toEqual([]);
    const run = await running(real);
    await run.stop(20_000);
  },
  timeoutMs,
);
