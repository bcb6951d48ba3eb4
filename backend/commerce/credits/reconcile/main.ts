import { parseArgs } from 'node:util';
import { refundByHand } from '../../payments/refund.ts';
import { inTransaction, type Db } from '#backend/platform/db/connect.ts';
import { onDatabase } from '#backend/platform/db/on-database.ts';
import { answerHelp, failWith } from '#backend/platform/operator/command.ts';
import { withJobs } from '#backend/platform/operator/with-jobs.ts';
import { listOwedRefunds } from './owed-refunds.ts';
import { addsUp, reconcileLedger } from './reconcile-ledger.ts';

const usage = `Whether credits, balances and payments add up, and what is owed:
  npm run ledger                  counts; exits with 1 where it does not add up or a refund is owed
  npm run ledger -- owed          refunds that the provider refused; it is asked again every day
  npm run ledger -- paid <number> notes that one was paid back by hand`;

answerHelp(usage);
try {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const [verb, number, ...more] = positionals;
  if (verb === undefined) await onDatabase(1, check);
  else if (verb === 'owed' && number === undefined) await onDatabase(1, listOwed);
  else if (verb === 'paid' && /^[1-9]\d{0,14}$/.test(number ?? '') && more.length === 0)
    await note(Number(number));
  else throw new Error(usage);
} catch (error) {
  failWith(error, usage);
}

/** Exits with 1 where something has to be looked at, so that whatever watches the product can tell. */
async function check(db: Db): Promise<void> {
  const findings = await reconcileLedger(db);
  console.log(JSON.stringify(findings));
  if (findings.owedRefunds > 0) console.error('Refunds are owed: npm run ledger -- owed');
  if (!addsUp(findings) || findings.owedRefunds > 0) process.exitCode = 1;
}

async function listOwed(db: Db): Promise<void> {
  const owed = await listOwedRefunds(db);
  const lines = owed.map(
    ({ id, order, brand, amount, currency, refusedAt }) =>
      `${id}  ${(amount / 100).toFixed(2)} ${currency}, order ${order} at ${brand}, refused ${refusedAt}`,
  );
  console.log(lines.join('\n') || 'No refund is owed.');
}

function note(id: number): Promise<void> {
  return withJobs(async (db, jobs) => {
    await inTransaction(db, (tx) => refundByHand(tx, jobs, id));
    console.log(`Refund ${id} is paid.`);
  });
}
