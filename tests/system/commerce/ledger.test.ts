import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type SQL } from 'drizzle-orm';
import {
  addsUp,
  countFindings,
  reconcileLedger,
  type LedgerFindings,
} from '#backend/commerce/credits/reconcile/reconcile-ledger.ts';
import { connect, inTransaction } from '#backend/platform/db/connect.ts';
import { buy } from '#tests/support/buying.ts';
import { runJob } from '#tests/support/enqueue-job.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { until } from '#tests/support/until.ts';
import { confirmed, send, someFictional, unconfirmed, type Person } from '#tests/support/cast.ts';
import { operate } from '#tests/support/operating.ts';

const db = connect(stackAddress().databaseUrl, 2);
afterAll(() => db.$client.end());

let alice: Person;
/** Findings before the test. */
let before: LedgerFindings;
beforeAll(async () => {
  before = await reconcileLedger(db);
  alice = await confirmed('Alice');
  await buy(alice.visitor);
  await send(alice, await someFictional(alice.visitor));
});

/** Findings after a change that only a fault could cause; the change is rolled back. */
async function findAfter(...changes: SQL[]): Promise<LedgerFindings> {
  const undo = new Error('undo');
  let findings: LedgerFindings | undefined;
  await inTransaction(db, async (tx) => {
    for (const change of changes) await tx.execute(change);
    findings = await countFindings(tx);
    throw undo;
  }).catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  if (!findings) throw new Error('Nothing was counted');
  return findings;
}

/** The command's findings on the current database. */
async function check(): Promise<{ code: number; findings: LedgerFindings }> {
  const { code, stdout } = await operate('ledger');
  return { code, findings: JSON.parse(stdout) as LedgerFindings };
}

const faults = [
  'wrongBalances',
  'brokenChains',
  'unbookedPayments',
  'unpaidPurchases',
  'owedRefunds',
] as const;
type Faults = Record<(typeof faults)[number], number>;

/** The earlier count of each fault, plus these. */
function asBefore(more: Partial<Faults> = {}): Faults {
  const entries = faults.map((fault) => [fault, before[fault] + (more[fault] ?? 0)]);
  return Object.fromEntries(entries) as Faults;
}

const wasSound = () => faults.every((fault) => before[fault] === 0);

test('after all that members did here the ledger adds up', async () => {
  const { code, findings } = await check();
  expect(findings).toMatchObject(asBefore());
  expect(code).toBe(wasSound() ? 0 : 1);
  expect(findings.members).toBeGreaterThan(before.members);
  expect(findings.entries).toBeGreaterThan(before.entries + 1);
});

/** While a member has one credit more than the ledger says. */
async function whileWrong<T>(work: () => Promise<T>): Promise<T> {
  const change = (by: number) =>
    db.execute(sql`update users set credits = credits + ${by} where id = ${alice.user.id}`);
  await change(1);
  try {
    return await work();
  } finally {
    await change(-1);
  }
}

test('the command fails otherwise, and shows only counts', async () => {
  const { code, findings } = await whileWrong(check);
  expect(code).toBe(1);
  expect(findings).toMatchObject(asBefore({ wrongBalances: 1 }));
  expect(Object.values(findings).every((each) => typeof each === 'number')).toBe(true);
});

test('the nightly job writes an error with counts to the log', async () => {
  const log = join(stackAddress().logs, 'backend.log');
  const complaints = () =>
    readFileSync(log, 'utf8')
      .split('\n')
      .filter((line) => line.includes('ledger does not add up'));
  const isSilent = addsUp(before);
  const earlier = complaints().length;
  await runJob(db.$client, 'reconcile-ledger');
  await until(() => complaints().length >= earlier + (isSilent ? 0 : 1));
  expect(complaints()).toHaveLength(earlier + (isSilent ? 0 : 1));
  await whileWrong(() => runJob(db.$client, 'reconcile-ledger'));
  await until(() => complaints().length > earlier + (isSilent ? 0 : 1));
  expect(complaints()).toHaveLength(earlier + (isSilent ? 1 : 2));
  expect(JSON.parse(complaints().at(-1) ?? '{}')).toMatchObject({
    level: 50,
    ...asBefore({ wrongBalances: 1 }),
  });
});

test('buyers are not purged, even with an unconfirmed address', async () => {
  const [bob, carla] = await Promise.all([unconfirmed('Bob'), unconfirmed('Carla')]);
  await buy(bob.visitor);
  await db.execute(sql`update users set signup_date = signup_date - interval '31 days'
    where id in (${bob.user.id}, ${carla.user.id})`);
  await runJob(db.$client, 'purge-expired-rows');
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from users where id in (${bob.user.id}, ${carla.user.id})`,
  );
  expect(rows).toEqual([{ id: bob.user.id }]);
});

describe('it is found', () => {
  const entry = (delta: number, balance: number, reason: string, reference: string) => sql`
    insert into credit_ledger (user_id, delta, balance, reason, reference, created_at)
    values (${alice.user.id}, ${delta}::int, (select credits from users where id = ${alice.user.id}) + ${balance}::int,
      ${reason}, ${reference}, now())`;

  test('when an entry has no effect on the balance', async () => {
    expect(await findAfter(entry(3, 3, 'correction', 'fault:1'))).toMatchObject(
      asBefore({ wrongBalances: 1 }),
    );
  });

  test('when an entry does not follow from the one before', async () => {
    const raised = sql`update users set credits = credits + 3 where id = ${alice.user.id}`;
    expect(await findAfter(entry(3, 4, 'correction', 'fault:2'), raised)).toMatchObject(
      asBefore({ brokenChains: 1 }),
    );
  });

  test('when a purchase was never paid', async () => {
    const raised = sql`update users set credits = credits + 3 where id = ${alice.user.id}`;
    expect(await findAfter(entry(3, 3, 'purchase', 'payment:999999999'), raised)).toMatchObject(
      asBefore({ unpaidPurchases: 1 }),
    );
  });

  test('when a payment was completed without its credits', async () => {
    const copied = sql`
      insert into payments (number, token, idempotency_key, user_id, brand_id, package_id, credits, amount, list_amount, currency,
        country, vat_rate, method, provider, status, locale, created_at, settled_at)
      select 'V00-FAULT', gen_random_uuid(), 'fault', user_id, brand_id, package_id, credits, amount, list_amount,
        currency, country, vat_rate, method, provider, 'completed', locale, now(), now()
      from payments where user_id = ${alice.user.id}`;
    expect(await findAfter(copied)).toMatchObject(asBefore({ unbookedPayments: 1 }));
  });
});

test('a written entry can be neither changed nor deleted', async () => {
  await expect(
    findAfter(sql`update credit_ledger set delta = 1 where user_id = ${alice.user.id}`),
  ).rejects.toThrow('Failed query');
  await expect(findAfter(sql`delete from credit_ledger where user_id = ${alice.user.id}`)).rejects.toThrow(
    'Failed query',
  );
});
