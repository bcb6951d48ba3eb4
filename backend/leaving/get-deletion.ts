import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { getDeletion as getDeletionCall } from '../../lib/contract/deletion.ts';
import type { Queries } from '../db/connect.ts';
import type { Actor } from '../http/session.ts';
import { returnTime } from './deletion-time.ts';

type Prospect = z.input<(typeof getDeletionCall)['response']>;

/** What would end with the account, and when for good. */
export async function getDeletion(db: Queries, { userId }: Actor, now: Date): Promise<Prospect> {
  const { rows } = await db.execute<Pick<Prospect, 'credits' | 'pending_payments'>>(sql`
    select credits, (select count(*)::int from payments
      where payments.user_id = users.id and payments.status = 'pending') as pending_payments
    from users where id = ${userId}`);
  const { credits, pending_payments } = rows[0] ?? { credits: 0, pending_payments: 0 };
  return { credits, pending_payments, erase_at: new Date(now.getTime() + returnTime).toISOString() };
}
