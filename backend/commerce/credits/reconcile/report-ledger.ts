import type { Db } from '#backend/platform/db/connect.ts';
import { log } from '#backend/platform/http/log.ts';
import { addsUp, reconcileLedger } from './reconcile-ledger.ts';

/** Logs every night whether the ledger adds up, and an error with counts when it does not. */
export async function reportLedger(db: Db): Promise<void> {
  const findings = await reconcileLedger(db);
  if (addsUp(findings)) log.info(findings, 'ledger adds up');
  else log.error(findings, 'ledger does not add up');
  const { owedRefunds } = findings;
  if (owedRefunds > 0) log.error({ owedRefunds }, 'refunds are owed: `npx vonk ledger refunds` names them');
}
