import type { Brand } from '../../brands/brand.ts';
import type { Services } from '../../platform/http/call.ts';
import { invalidInput } from '../../platform/http/errors.ts';
import { hashToken, type Actor } from '../../platform/http/session.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { bytea, text } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';
import { requirePassword } from './require-password.ts';

type Confirming = Pick<Services, 'db' | 'env'> & { brand: Brand; actor: Actor | null };

const selectContested = statement({
  params: { hash: bytea, brandId: text },
  row: { id: users.id },
  text: `
    select users.id from mail_tokens join users on users.id = mail_tokens.user_id
    where mail_tokens.token_hash = :hash and mail_tokens.purpose = 'activation' and users.brand_id = :brandId
      and users.status = 'not_confirmed' and exists (
        select 1 from users other where other.brand_id = users.brand_id and other.email = users.email
          and other.status = 'not_confirmed' and other.id <> users.id)`,
});

/**
 * If several signups share an address, a link confirms an account only in its own session or with its password, so that
 * the mailbox owner cannot open a stranger's account.
 * @throws invalid_input at `password` (`required` if missing), account_locked
 */
export async function requireSignupOwner(
  { db, env, brand, actor }: Confirming,
  { token, password }: { token: string; password?: string | undefined },
  now: Date,
): Promise<void> {
  const { rows } = await selectContested(db, { hash: hashToken(token), brandId: brand.id });
  const userId = rows[0]?.id;
  if (userId === undefined || userId === actor?.userId) return;
  if (password === undefined) throw invalidInput({ password: 'required' });
  await requirePassword({ db, env }, { userId, brandId: brand.id }, { password, field: 'password' }, now);
}
