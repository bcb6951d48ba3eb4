import { connect } from '../../db/connect.ts';
import { commandDatabase } from '../../db/on-database.ts';
import { addsUp, reconcileLedger } from './reconcile-ledger.ts';

// Exits with 1 where the ledger does not add up, so that whatever watches the product can tell.
const url = commandDatabase();
if (!url) {
  console.error('DATABASE_URL names the database, such as postgres://user:password@127.0.0.1:5432/vonk.');
  process.exit(1);
}
const db = connect(url, 1);
try {
  const findings = await reconcileLedger(db);
  console.log(JSON.stringify(findings));
  if (!addsUp(findings)) process.exitCode = 1;
} finally {
  await db.$client.end();
}
