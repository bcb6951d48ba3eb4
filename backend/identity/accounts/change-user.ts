import type { Tx } from '../../platform/db/connect.ts';
import type { Actor } from '../../platform/http/session.ts';
import { announce } from '../../platform/realtime/hub.ts';
import { bool, int8, orNull, text } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

type Changes = { language?: string | undefined; read_receipts?: boolean | undefined };

const updateUsers = statement({
  params: { language: orNull(text), read_receipts: orNull(bool), userId: int8 },
  text: `
    update users set language = coalesce(:language::text, language),
      read_receipts = coalesce(:read_receipts::boolean, read_receipts) where id = :userId`,
});

const updateProfiles = statement({
  params: { language: text, userId: int8 },
  text: `update profiles set language = :language where user_id = :userId`,
});

export async function changeUser(
  tx: Tx,
  { userId }: Actor,
  { language, read_receipts }: Changes,
): Promise<void> {
  await updateUsers(tx, { language: language ?? null, read_receipts: read_receipts ?? null, userId });
  if (language) await updateProfiles(tx, { language, userId });
  await announce(tx, [userId], { type: 'user' });
  if (read_receipts !== undefined) await announce(tx, [userId], { type: 'chats' });
}
