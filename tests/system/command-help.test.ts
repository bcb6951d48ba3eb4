import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { operate, type Ended } from './operating.ts';

const commands = [
  'mails',
  'brand',
  'complaints',
  'photos',
  'invite',
  'news',
  'postbacks',
  'report',
  'ledger',
  'seed',
];
const root = fileURLToPath(new URL('../..', import.meta.url));

/** A command on a database that is none of ours, as where only the build is. */
async function onDatabaseOf(url: string, command: string, ...words: string[]): Promise<Ended> {
  const env = { PATH: process.env.PATH, DATABASE_URL: url };
  const program = join(root, 'dist', `${command}.mjs`);
  try {
    return { code: 0, ...(await promisify(execFile)(process.execPath, [program, ...words], { env })) };
  } catch (error) {
    const { code, stdout, stderr } = error as Ended;
    return { code, stdout, stderr };
  }
}

test.each(commands)('%s says how it is used, and nothing happens', async (command) => {
  const { code, stdout, stderr } = await operate(command, '--help');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^[A-Z].*:\n {2}npm run /);
  expect(existsSync('--help')).toBe(false);
});

test.each(commands)('%s refuses an option that is none in words, with those that are', async (command) => {
  const { code, stdout, stderr } = await operate(command, 'list', '--colour');
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^Un(?:known option '--colour'|expected argument 'list')\.\n/);
  expect(stderr).toContain('  npm run ');
  expect(stderr).not.toContain('    at ');
});

const away = 'postgres://vonk:secret@127.0.0.1:1/vonk';

test.each([['migrate'], ['ledger'], ['report'], ['mails', 'list'], ['seed', '--demo']])(
  '%s tells in a sentence that the database is away',
  async (command, ...words) => {
    const { code, stderr } = await onDatabaseOf(away, command, ...words);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: 'The database does not answer: connect ECONNREFUSED 127.0.0.1:1.\n',
    });
  },
);
