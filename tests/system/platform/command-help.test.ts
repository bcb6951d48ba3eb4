import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operate, operateIn, spawnVonk, vonk, type Ended } from '#tests/support/operating.ts';

const nouns = [
  'photos',
  'complaints',
  'brand',
  'invite',
  'mails',
  'news',
  'report',
  'postbacks',
  'ledger',
  'demo',
  'backup',
];

/** Runs a program on a foreign database or none. */
async function runOnDatabase(url: string, program: string, ...words: string[]): Promise<Ended> {
  const env = {
    DATABASE_URL: url,
    DATABASE_DIRECT_URL: '',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'vonk-none-')),
  };
  if (program !== migrate) return operateIn(env, program, ...words);
  const { status, stdout, stderr } = spawnSync(process.execPath, [migrate], { env, encoding: 'utf8' });
  return { code: status ?? 0, stdout, stderr };
}

test('the program lists what there is', async () => {
  const { code, stdout } = await operate('--help');
  expect(code).toBe(0);
  expect([...stdout.matchAll(/^ {2}([a-z]+) .* {2}/gm)].flatMap(([, noun]) => noun ?? [])).toEqual([
    ...nouns,
    'help',
  ]);
  expect(await operate()).toEqual({ code: 2, stdout: '', stderr: stdout });
});

test.each(nouns)('%s prints its usage, and does nothing', async (noun) => {
  const { code, stdout, stderr } = await operate(noun, '--help');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(new RegExp(`^Usage: vonk ${noun} `));
  expect(existsSync('--help')).toBe(false);
});

test.each([['burn'], ...nouns.map((noun) => [noun, '--colour'])])(
  '%s %s is refused with exit code 2 and its usage',
  async (...words) => {
    const { code, stdout, stderr } = await operate(...words);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^Unknown (?:option '--colour'|command 'burn')\.\n\nUsage: vonk /);
    expect(stderr).not.toContain('    at ');
  },
);

const away = 'postgres://vonk:secret@127.0.0.1:1/vonk';
const migrate = vonk.replace('vonk.mjs', 'migrate.mjs');
const commands = [
  ['photos', 'list'],
  ['complaints', 'list'],
  ['brand', 'list'],
  ['invite', 'make', '--brand', 'vonk'],
  ['mails', 'list'],
  ['report'],
  ['postbacks', 'list'],
  ['ledger'],
  ['demo', 'seed'],
];

test.each([[migrate], ...commands] as [string, ...string[]][])(
  '%s %s says in a sentence that the database is away',
  async (...command) => {
    const { code, stderr } = await runOnDatabase(away, ...command);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: 'The database does not answer: connect ECONNREFUSED 127.0.0.1:1.\n',
    });
  },
);

test.each([[migrate], ...commands] as [string, ...string[]][])(
  '%s %s says in a sentence that there is no database',
  async (...command) => {
    const { code, stderr } = await runOnDatabase('', ...command);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(/^No database: DATABASE_URL names one, .*\n$/),
    });
  },
);

test.each([...commands, ['mails', 'resend', '999999999']])('%s %s ends by itself', (...command) => {
  const { signal, stderr } = spawnVonk(...command);
  expect({ signal, stderr }).toEqual({ signal: null, stderr: '' });
});
