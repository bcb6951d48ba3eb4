import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findFreePort } from '#scripts/supervisor/free-port.ts';
import { stackAddress } from '#tests/support/stack.ts';
import type { Ended } from '#tests/support/operating.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** On the same server, without any migration. */
const emptyDatabase = stackAddress().databaseUrl.replace(/\/\w+$/, '/postgres');
const usable = {
  DATABASE_URL: stackAddress().databaseUrl,
  FRONT_KEY: 'a-key-of-sixteen',
  SESSION_SECRET: 'a secret of thirty-two characters',
};

/** Runs a program that has to exit by itself, and returns its output. */
async function start(command: string, changes: Record<string, string>): Promise<Ended & { lines: string[] }> {
  const BACKEND_PORT = String(await findFreePort());
  const env = { PATH: process.env.PATH, BACKEND_PORT, ...usable, ...changes };
  const options = { env, cwd: root, timeout: 20_000 };
  const [program, ...args] = command.split(' ');
  const ended = await promisify(execFile)(
    process.execPath,
    [join('dist', `${program}.mjs`), ...args],
    options,
  ).then(
    (output) => ({ code: 0, ...output }),
    (error: Ended) => error,
  );
  return { ...ended, lines: `${ended.stdout}${ended.stderr}`.trim().split('\n') };
}

test.each([
  [{ SMTP_URL: '127.0.0.1:25' }, 'SMTP_URL (Invalid URL)'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL (Invalid option'],
  [
    { PAYMENT_PROVIDER: 'mollie', MOLLIE_API_KEY: 'live_0123', PUBLIC_SCHEME: 'https' },
    'SMTP_URL (names no mail server: with PAYMENT_PROVIDER=mollie and PUBLIC_SCHEME=https',
  ],
  [{ PAYMENT_PROVIDER: 'mollie' }, 'MOLLIE_API_KEY (is needed with PAYMENT_PROVIDER=mollie)'],
  [
    { DATABASE_URL: 'postgres://vonk:secret@127.0.0.1:1/vonk' },
    'The database does not answer: connect ECONNREFUSED 127.0.0.1:1.',
  ],
  [
    { DATABASE_URL: 'postgres://vonk:secret@127.0.0.1:1/vonk', PUBLIC_SCHEME: 'https' },
    'The database does not answer: connect ECONNREFUSED 127.0.0.1:1.',
  ],
  [
    { DATABASE_URL: 'mysql://vonk:secret@127.0.0.1/vonk' },
    'DATABASE_URL (begins with postgres:// or postgresql://, not with mysql://)',
  ],
  [{ VAPID_PUBLIC_KEY: 'half' }, 'VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY (are a pair: set both or neither)'],
  [
    { DATABASE_URL: emptyDatabase },
    'The database lacks migrations of this version (node dist/migrate.mjs brings them).',
  ],
  [
    { BACKEND_PORT: String(stackAddress().backendPort) },
    `Port ${stackAddress().backendPort} is already in use; end what uses it or set BACKEND_PORT.`,
  ],
  [
    { BACKEND_PORT: String(stackAddress().backendPort), DATABASE_URL: emptyDatabase },
    `Port ${stackAddress().backendPort} is already in use; end what uses it or set BACKEND_PORT.`,
  ],
  [{ BACKEND_HOST: '192.0.2.1', BACKEND_PORT: '3001' }, 'Nothing can listen on 192.0.2.1:3001 (BACKEND_HOST'],
  [
    { METRICS_PORT: String(stackAddress().backendPort) },
    `Port ${stackAddress().backendPort} of the metrics is already in use; end what uses it or set METRICS_PORT.`,
  ],
])('a backend that cannot start with %j says why in one line', async (changes, sentence) => {
  const { code, lines } = await start('backend', changes);
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringContaining(sentence)]);
  expect(lines[0]).toContain('"level":60');
  expect(lines[0]).not.toContain('secret');
});

test('a front whose log has no such level says so in one line', async () => {
  const { code, lines } = await start('front', { LOG_LEVEL: 'loud' });
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringContaining('LOG_LEVEL (Invalid option')]);
});

test('a front whose metrics find their port taken says so in one line', async () => {
  const METRICS_PORT = String(stackAddress().backendPort);
  const { code, lines } = await start('front', { METRICS_PORT });
  expect(code).toBe(1);
  expect(lines).toEqual([
    expect.stringContaining(`Port ${METRICS_PORT} of the metrics is already in use; end what uses it`),
  ]);
  expect(lines[0]).toContain('"level":60');
});

test('a front logs only lines of JSON, also for its framework', async () => {
  const FRONT_PORT = String(stackAddress().frontPort);
  const { code, lines } = await start('front', { FRONT_PORT });
  expect(code).toBe(1);
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    expect.stringContaining('next.config.ts'),
    `Port ${FRONT_PORT} is already in use; end what uses it or set FRONT_PORT.`,
  ]);
});

test.each(['migrate', 'vonk ledger check', 'vonk demo seed'])(
  '%s names the schemes that work',
  async (command) => {
    const { code, lines } = await start(command, { DATABASE_URL: 'mysql://vonk:secret@127.0.0.1/vonk' });
    expect({ code, lines }).toEqual({
      code: 1,
      lines: ['DATABASE_URL begins with postgres:// or postgresql://, not with mysql://.'],
    });
  },
);
