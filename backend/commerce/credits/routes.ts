import { sql } from 'drizzle-orm';
import * as contract from '#lib/contract/commerce/credits.ts';
import { route } from '../../platform/http/call.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { int8, statement } from '../../platform/db/statement.ts';

const pageSize = 50;

/** Ledger references of credits that were bought or refunded. */
const paymentReference = '^payment:([0-9]{1,18})';

type EntryRow = Omit<contract.LedgerEntry, 'created_at'> & { created_at: Date };

const selectUsers = statement({
  params: { userId: int8 },
  row: { credits: users.credits },
  text: `select credits from users where id = :userId`,
});

export const creditRoutes = [
  route(contract.getCredits, async ({ db, actor, query }) => {
    const { rows } = await db.execute<EntryRow>(sql`
      select credit_ledger.id, delta, balance, reason, case when others.status = 'deleted' then null else profiles.name end as member,
        substring(reference from ${paymentReference})::bigint as payment_id, credit_ledger.created_at
      from credit_ledger left join profiles on profiles.id = credit_ledger.other_profile_id
      left join users others on others.id = profiles.user_id
      where credit_ledger.user_id = ${actor.userId} ${query.before ? sql`and credit_ledger.id < ${query.before}` : sql``}
      order by credit_ledger.id desc limit ${pageSize + 1}`);
    const balance = await selectUsers(db, { userId: actor.userId });
    return {
      credits: balance.rows[0]?.credits ?? 0,
      entries: rows
        .slice(0, pageSize)
        .map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() })),
      more: rows.length > pageSize,
    };
  }),
];
