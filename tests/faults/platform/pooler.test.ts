import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { confirmed, send } from '#tests/support/cast.ts';
import { listen } from '#tests/support/listen.ts';
import { killPart, stackAddress, startPart } from '#tests/support/stack.ts';
import { startTransactionPooler, type TransactionPooler } from '#tests/support/transaction-pooler.ts';
import { until } from '#tests/support/until.ts';

const run = promisify(execFile);
let pooler: TransactionPooler;
const readiness = () =>
  fetch(`http://127.0.0.1:${stackAddress().backendPort}/readyz`).then((answer) => answer.text());

beforeAll(async () => {
  pooler = await startTransactionPooler(stackAddress().databaseUrl);
});

afterAll(async () => {
  await killPart('backend');
  await startPart('backend');
  await pooler.close();
});

test('through a pooler migrations report which address they need', async () => {
  const env = { ...process.env, DATABASE_URL: pooler.url };
  const { stderr } = await run(process.execPath, ['dist/migrate.mjs'], { env }).catch(
    (error: { stderr: string }) => error,
  );
  expect(stderr).toContain('unsupported startup parameter');
  expect(stderr).toContain('set DATABASE_DIRECT_URL');
});

test('with the server’s address a pooled backend receives its events, and names no statement', async () => {
  await killPart('backend');
  const DATABASE_DIRECT_URL = stackAddress().databaseUrl;
  await startPart('backend', { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL });
  expect(await readiness()).toBe('ready');
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  const stream = await listen(bob);
  await send(alice, bob.user.profile.id, 'By way of the pooler.');
  expect(await stream('"type":"message"', 1)).toBe(1);
  expect(pooler.prepared).toEqual([]);
});

test('a backend that does not receive its own events is not ready, and says why', async () => {
  await killPart('backend');
  // The pooler in both places: listeners through it get nothing.
  const started = startPart('backend', { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: pooler.url }).then(
    () => 'ready',
    () => 'never ready',
  );
  await until(async () =>
    (await readiness().catch(() => '')).includes('not ready: events: none of its own has come back'),
  );
  expect(await readiness()).toContain('DATABASE_DIRECT_URL');
  await killPart('backend');
  expect(await started).toBe('never ready');
});
