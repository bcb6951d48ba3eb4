import { eq } from 'drizzle-orm';
import { setProfileLanguage } from '../../community/members/account-profile.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import type { Actor } from '../../platform/http/session.ts';
import { announce } from '../../platform/realtime/hub.ts';

type Changes = { language?: string | undefined; read_receipts?: boolean | undefined };

export async function changeUser(
  tx: Tx,
  { userId }: Actor,
  { language, read_receipts }: Changes,
): Promise<void> {
  if (language !== undefined) {
    await tx.update(users).set({ language }).where(eq(users.id, userId));
    await setProfileLanguage(tx, userId, language);
  }
  if (read_receipts !== undefined) {
    await tx.update(users).set({ readReceipts: read_receipts }).where(eq(users.id, userId));
    await announce(tx, [userId], { type: 'chats' });
  }
  await announce(tx, [userId], { type: 'user' });
}
