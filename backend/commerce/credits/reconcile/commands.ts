import type { Command } from 'commander';
import { refundByHand } from '../../payments/refund.ts';
import { inTransaction, type Db } from '#backend/platform/db/connect.ts';
import { onDatabase } from '#backend/platform/db/on-database.ts';
import { printLines } from '#backend/platform/cli/print-lines.ts';
import { wholeNumber } from '#backend/platform/cli/values.ts';
import { withJobs } from '#backend/platform/cli/with-jobs.ts';
import { listRefusedRefunds } from '../../payments/list-refused-refunds.ts';
import { addsUp, reconcileLedger } from './reconcile-ledger.ts';

export function ledgerCommands(program: Command): Command {
  const ledger = program
    .command('ledger')
    .description('check that credits, balances and payments add up, and list refunds owed');
  ledger
    .command('check', { isDefault: true })
    .description('check all accounts; exits with 1 if something does not add up or a refund is owed')
    .action(() => onDatabase(1, check));
  ledger
    .command('refunds')
    .description('list refunds that the provider refused; they are retried every day')
    .action(() => onDatabase(1, printRefusedRefunds));
  ledger
    .command('paid')
    .description('record that a refund was paid by hand')
    .argument('<number>', 'as listed', wholeNumber)
    .action(markRefundPaid);
  return ledger;
}

/** Exits with 1 when something needs attention, so that monitoring can react. */
async function check(db: Db): Promise<void> {
  const findings = await reconcileLedger(db);
  console.log(JSON.stringify(findings));
  if (findings.owedRefunds > 0) console.error('Refunds are owed: npx vonk ledger refunds');
  if (!addsUp(findings) || findings.owedRefunds > 0) process.exitCode = 1;
}

async function printRefusedRefunds(db: Db): Promise<void> {
  const refunds = await listRefusedRefunds(db);
  const lines = refunds.map(
    ({ id, order, brand, amount, currency, refusedAt }) =>
      `${id}  ${(amount / 100).toFixed(2)} ${currency}, order ${order} at ${brand}, refused ${refusedAt}`,
  );
  printLines(lines);
}

function markRefundPaid(id: number): Promise<void> {
  return withJobs(async (db, jobs) => {
    await inTransaction(db, (tx) => refundByHand(tx, jobs, id));
    console.log(`Refund ${id} is paid.`);
  });
}
