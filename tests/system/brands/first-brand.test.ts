import { execFile, type ChildProcess } from 'node:child_process';
import { promisify } from 'node:util';
import { stackDatabase } from '#tests/support/database.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { endProgram, environmentOn, startBackend } from '#tests/support/own-backend.ts';
import { solveProof } from '#tests/support/proof.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { signupForm } from '#tests/support/cast.ts';
import { writeBrandFile } from '#tests/support/throwaway-brand.ts';

/** Follows docs/operating.md, "The first brand", on an empty database. */
const name = `vonk_first_${process.pid}`;
const server = stackDatabase();
const environment = environmentOn(name);
let backend: ChildProcess | undefined;

type Ended = { code: number; output: string };

const run = (program: string, ...words: string[]): Promise<Ended> =>
  promisify(execFile)(process.execPath, [`dist/${program}.mjs`, ...words], { env: environment }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      output: `${stdout}${stderr}`,
    }),
  );

const brand = (...words: string[]) => run('vonk', 'brand', ...words);

beforeAll(async () => {
  await server.query(`create database ${name}`);
  const { code, output } = await run('migrate');
  if (code !== 0) throw new Error(output);
});

afterAll(async () => {
  await endProgram(backend);
  await server.query(`drop database ${name} with (force)`);
  await server.end();
});

test('a file without a company learns what one consists of', async () => {
  expect(await brand('check', 'funke')).toEqual({
    code: 1,
    output: 'There is no brand "funke", nor any other yet: npx vonk brand add funke --from <file.json>\n',
  });
  const { output } = await brand('add', 'funke', '--name', 'Funke', '--host', 'funke.localhost');
  expect(output).toMatch(
    /^company: the number of a company, or a new one .*with name, address, kvk, city, country/,
  );
  const half = { name: 'Funke', company: { name: 'Funke GmbH' } };
  const { output: lacking } = await brand('add', 'funke', '--from', writeBrandFile(half));
  for (const field of ['address', 'kvk', 'city', 'country', 'vat_numbers'])
    expect(lacking).toContain(`company.${field}: `);
});

test('the first brand is made as the handbook says, and takes a member and an order', async () => {
  const added = await brand('add', 'funke', '--from', 'deploy/first-brand.json');
  expect(added).toEqual({ code: 0, output: expect.stringContaining('npx vonk brand check funke') });
  expect((await brand('open', 'funke')).output).toContain('support_email: Invalid email');
  expect((await brand('set', 'funke', 'support_email', 'hallo@funke.example')).code).toBe(0);
  const lacking = (await brand('check', 'funke')).output.trim().split('\n').slice(1);
  expect(lacking).toEqual([expect.stringMatching(/^company.support_phone: /)]);
  const phone = ['company', 'set', 'funke', 'support_phone', '+49 221 1234567', '--yes'];
  expect((await brand(...phone)).code).toBe(0);
  expect((await brand('check', 'funke')).output).toContain('lacks nothing');
  expect((await brand('open', 'funke')).output).toBe('funke is open, and answers at funke.example.\n');

  const started = await startBackend(environment);
  backend = started.process;
  const origin = `http://127.0.0.1:${started.port}`;
  const headers: Record<string, string> = {
    'x-vonk-key': stackAddress().frontKey,
    'x-vonk-brand': 'funke',
    'x-vonk-locale': 'de',
    'content-type': 'application/json',
  };
  const ask = async <T>(path: string, body?: object): Promise<T> => {
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const response = await fetch(`${origin}${path}`, { headers, ...init });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
    return JSON.parse(text) as T;
  };
  const { packages } = await ask<{ packages: { id: number; kind: string; currency: string }[] }>(
    '/api/packages.php?country=CH',
  );
  expect(new Set(packages.map(({ kind, currency }) => `${kind} ${currency}`))).toEqual(
    new Set(['credits CHF', 'premium CHF']),
  );

  const form = signupForm('Anna', { proof: await solveProof(await ask('/api/challenge.php')) });
  await ask('/api/signup.php', form);
  const mail = await waitForMail(form.email);
  expect(mail.text).toContain('Funke GmbH');
});
