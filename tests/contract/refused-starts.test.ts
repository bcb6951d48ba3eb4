import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { stackAddress } from '../support/stack.ts';
import type { Ended } from './operating.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const usable = {
  DATABASE_URL: stackAddress().databaseUrl,
  FRONT_KEY: 'a-key-of-sixteen',
  SESSION_SECRET: 'a secret of thirty-two characters',
};

/** Starts a program that has to end by itself, and returns all it said. */
async function start(program: string, changes: Record<string, string>): Promise<Ended & { lines: string[] }> {
  const env = { PATH: process.env.PATH, ...usable, ...changes };
  const options = { env, cwd: root, timeout: 20_000 };
  const ended = await promisify(execFile)(process.execPath, [join('dist', `${program}.mjs`)], options).then(
    (said) => ({ code: 0, ...said }),
    (error: Ended) => error,
  );
  return { ...ended, lines: `${ended.stdout}${ended.stderr}`.trim().split('\n') };
}

test.each([
  [{ SMTP_URL: '127.0.0.1:25' }, 'SMTP_URL (Invalid URL)'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL (Invalid option'],
  [{ PAYMENT_PROVIDER: 'mollie' }, 'MOLLIE_API_KEY (is needed with PAYMENT_PROVIDER=mollie)'],
  [
    { DATABASE_URL: 'postgres://vonk:secret@127.0.0.1:1/vonk' },
    'The database does not answer: connect ECONNREFUSED 127.0.0.1:1.',
  ],
  [
    { DATABASE_URL: 'postgres://vonk:secret@127.0.0.1:1/vonk', PUBLIC_SCHEME: 'https' },
    'The database does not answer: connect ECONNREFUSED 127.0.0.1:1.',
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
  expect(lines).toEqual([expect.stringContaining('LOG_LEVEL: Invalid option')]);
});
