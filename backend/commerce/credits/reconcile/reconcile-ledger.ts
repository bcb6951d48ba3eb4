import { inTransaction, type Db, type Tx } from '#backend/platform/db/connect.ts';
import { int8, statement } from '#backend/platform/db/statement.ts';
import { liftTimeout } from '#backend/platform/db/transaction-settings.ts';
import { log } from '#backend/platform/http/log.ts';

/** Counts only; operators find the rows with the same conditions. */
export type LedgerFindings = {
  members: number;
  entries: number;
  /** Members whose balance is not the sum of their entries. */
  wrongBalances: number;
  /** Entries whose balance does not follow from the one before. */
  brokenChains: number;
  /** Completed payments without an entry of exactly their credits. */
  unbookedPayments: number;
  /** Purchases in the ledger without a completed payment. */
  unpaidPurchases: number;
  /** Refunds that the provider refused and that have not been paid yet. */
  owedRefunds: number;
};

/** Compares the ledger with balances and payments in one snapshot. */
export async function reconcileLedger(db: Db): Promise<LedgerFindings> {
  return inTransaction(db, async (tx) => {
    // Reading every entry takes longer than the request timeout.
    await liftTimeout(tx);
    return countFindings(tx);
  });
}

const selectUsers = statement({
  row: {
    members: int8,
    entries: int8,
    wrongBalances: int8,
    brokenChains: int8,
    unbookedPayments: int8,
    unpaidPurchases: int8,
    owedRefunds: int8,
  },
  text: `
    with sums as (select user_id, sum(delta) as sum from credit_ledger group by user_id),
    purchases as (select user_id, delta, reference from credit_ledger where reason = 'purchase'),
    paid as (select user_id, credits, 'payment:' || id as reference from payments where status = 'completed')
    select (select count(*) from users) as members, (select count(*) from credit_ledger) as entries,
      (select count(*) from users left join sums on sums.user_id = users.id
        where users.credits <> coalesce(sums.sum, 0)) as "wrongBalances",
      (select count(*) from (select balance - delta as before,
          lag(balance, 1, 0) over (partition by user_id order by id) as last from credit_ledger) chain
        where before <> last) as "brokenChains",
      (select count(*) from (select user_id, credits, reference from paid
        except all select user_id, delta, reference from purchases) unbooked) as "unbookedPayments",
      (select count(*) from (select user_id, delta, reference from purchases
        except all select user_id, credits, reference from paid) unpaid) as "unpaidPurchases",
      (select count(*) from payment_reversals where status = 'ordered' and refused_at is not null) as "owedRefunds"`,
});

/** Runs the same comparison inside the given transaction. */
export async function countFindings(tx: Tx): Promise<LedgerFindings> {
  const { rows } = await selectUsers(tx);
  const [findings] = rows;
  if (!findings) throw new Error('The ledger was not counted');
  return findings;
}

/** Whether the ledger is consistent; owed refunds do not count as an inconsistency. */
export function addsUp(findings: LedgerFindings): boolean {
  const { wrongBalances, brokenChains, unbookedPayments, unpaidPurchases } = findings;
  return wrongBalances + brokenChains + unbookedPayments + unpaidPurchases === 0;
}

/** Logs every night whether the ledger adds up, and an error with counts when it does not. */
export async function reportLedger(db: Db): Promise<void> {
  const findings = await reconcileLedger(db);
  if (addsUp(findings)) log.info(findings, 'ledger adds up');
  else log.error(findings, 'ledger does not add up');
  const { owedRefunds } = findings;
  if (owedRefunds > 0) log.error({ owedRefunds }, 'refunds are owed: `npx vonk ledger refunds` names them');
}
