import { randomUUID } from 'node:crypto';
import { parseCheckoutRef, refundAtSandbox } from '#tests/support/checkout.ts';
import { runJob } from '#tests/support/enqueue-job.ts';
import { until } from '#tests/support/until.ts';
import { database } from '#tests/support/test-database.ts';
import { bought, getPayment } from '#tests/support/buying.ts';
import { confirmed, requireUser } from '#tests/support/cast.ts';
import { operate } from '#tests/support/operating.ts';

/** The operator's `npx vonk ledger`. */
const ledger = (...words: string[]) => operate('ledger', ...words);

type Reversal = { id: number; status: string; refused_at: Date | null };

async function loadRefund(payment: number): Promise<Reversal | undefined> {
  const { rows } = await database.query<Reversal>(
    `select id::int, status, refused_at from payment_reversals where payment_id = $1 and kind = 'refund'`,
    [payment],
  );
  return rows[0];
}

test('a refund that the provider refuses stays owed, and is seen until it is paid', async () => {
  const alice = await confirmed('Alice');
  const { visitor, email } = alice;
  const { payment_id: id, number, amount, checkout_url } = await bought(visitor);
  // The provider lacks the money for another refund.
  await refundAtSandbox(parseCheckoutRef(checkout_url), amount);
  const before = await ledger();
  const { owedRefunds, wrongBalances } = JSON.parse(before.stdout) as Record<string, number>;
  const body = { name: 'Alice Demo', order: number, email };
  expect((await visitor.call('POST /api/withdrawal.php', { body, key: randomUUID() })).status).toBe(200);
  await until(async () => Boolean((await loadRefund(id))?.refused_at));
  const refund = await loadRefund(id);
  expect(refund?.status).toBe('ordered');

  // The member withdrew: the order is over, and the refund counts as pending.
  expect((await requireUser(visitor)).paid_user).toBe(false);
  expect(await getPayment(visitor, id)).toMatchObject({ refunded: amount });
  const counted = await ledger();
  expect(counted.code).toBe(1);
  expect(JSON.parse(counted.stdout)).toMatchObject({
    owedRefunds: (owedRefunds ?? 0) + 1,
    wrongBalances,
  });
  expect(counted.stderr).toContain('npx vonk ledger refunds');
  const refundsOwed = (await ledger('refunds')).stdout;
  expect(refundsOwed).toContain(
    `${refund?.id}  ${(amount / 100).toFixed(2)} EUR, order ${number} at herzfunke`,
  );

  // It retries after a day and is refused again; never sooner.
  const askAgain = async (hours: number) => {
    await database.query(
      `update payment_reversals set created_at = created_at - interval '1 day',
        refused_at = now() - make_interval(hours => $2) where id = $1`,
      [refund?.id, hours],
    );
    const before = (await loadRefund(id))?.refused_at;
    await runJob(database, 'reconcile-payments', { soon: true });
    return (await loadRefund(id))?.refused_at?.getTime() !== before?.getTime();
  };
  expect(await askAgain(23)).toBe(false);
  expect(await askAgain(25)).toBe(true);

  expect(await ledger('paid', String(refund?.id))).toMatchObject({ code: 0 });
  expect(await loadRefund(id)).toMatchObject({ status: 'done', refused_at: null });
  expect((await ledger('refunds')).stdout).not.toContain(`order ${number} at`);
  expect((await ledger()).code).toBe(before.code);
  expect(JSON.parse((await ledger()).stdout)).toMatchObject({ owedRefunds });
  expect(await ledger('paid', String(refund?.id))).toMatchObject({
    code: 1,
    stderr: `No refund ${refund?.id} is owed.\n`,
  });
});
