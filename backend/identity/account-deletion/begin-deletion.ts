import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/db/connect.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import type { Actor } from '../../platform/http/session.ts';

/** Records the start of a deletion, which makes the retention offer available. */
export async function beginDeletion(db: Queries, { userId }: Actor, now: Date): Promise<void> {
  await db.update(users).set({ deletionStartedAt: now }).where(eq(users.id, userId));
}
