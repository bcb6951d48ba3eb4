import type { z } from 'zod';
import type { getDeletion as getDeletionCall } from '#lib/contract/identity/account-deletion.ts';
import type { Queries } from '../../platform/db/connect.ts';
import type { Actor } from '../../platform/http/session.ts';
import { deletionGracePeriodMs } from './deletion-grace-period.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { int4, int8 } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

type Prospect = z.input<(typeof getDeletionCall)['response']>;

const selectPayments = statement({
  params: { userId: int8 },
  row: { credits: users.credits, pending_payments: int4 },
  text: `
    select credits, (select count(*)::int from payments
      where payments.user_id = users.id and payments.status = 'pending') as pending_payments
    from users where id = :userId`,
});

export async function getDeletion(db: Queries, { userId }: Actor, now: Date): Promise<Prospect> {
  const { rows } = await selectPayments(db, { userId });
  const { credits, pending_payments } = rows[0] ?? { credits: 0, pending_payments: 0 };
  return {
    credits,
    pending_payments,
    erase_at: new Date(now.getTime() + deletionGracePeriodMs).toISOString(),
  };
}
