import { sql } from 'drizzle-orm';
import * as contract from '../../lib/contract/credits.ts';
import { route } from '../http/call.ts';
import { listPackages } from './list-packages.ts';

const pageSize = 50;

type EntryRow = Omit<contract.LedgerEntry, 'created_at'> & { created_at: Date };

export const creditRoutes = [
  route(contract.getCredits, async ({ db, actor, query }) => {
    const { rows } = await db.execute<EntryRow>(sql`
      select credit_ledger.id, delta, balance, reason, profiles.name as member, credit_ledger.created_at
      from credit_ledger left join profiles on profiles.id = credit_ledger.other_profile_id
      where credit_ledger.user_id = ${actor.userId} ${query.before ? sql`and credit_ledger.id < ${query.before}` : sql``}
      order by credit_ledger.id desc limit ${pageSize + 1}`);
    const balance = await db.execute<{ credits: number }>(
      sql`select credits from users where id = ${actor.userId}`,
    );
    return {
      credits: balance.rows[0]?.credits ?? 0,
      entries: rows
        .slice(0, pageSize)
        .map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() })),
      more: rows.length > pageSize,
    };
  }),
  route(contract.listPackages, async ({ db, brand, country, query }) =>
    listPackages(db, brand, query.country ?? country),
  ),
];
