import { requireBrand } from '../../brands/brand.ts';
import type { Services } from '../../platform/http/call.ts';
import { brandUrl } from './brand-url.ts';
import { fillIn } from './fill-in.ts';
import type { Mail } from './mail.ts';
import { mailTexts } from './texts/texts-of.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { int8 } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

const selectUsers = statement({
  name: 'compose-already-member.select-users',
  params: { userId: int8 },
  row: { brand_id: users.brandId, email: users.email, language: users.language },
  text: `
    select holder.brand_id, holder.email, holder.language
    from users join users holder
      on holder.brand_id = users.brand_id and holder.email = users.email and holder.status = 'active'
    where users.id = :userId and users.status = 'not_confirmed'`,
});

/** The mail to somebody whose address was used for another signup; in the language of their own account. */
export async function composeAlreadyMember(
  { db, env }: Pick<Services, 'db' | 'env'>,
  userId: number,
): Promise<Mail | null> {
  const { rows } = await selectUsers(db, { userId });
  const row = rows[0];
  if (!row) return null;
  const brand = await requireBrand(db, row.brand_id);
  const { 'already-member': text, linkHint } = mailTexts(row.language);
  const names = { brand: brand.name };
  return {
    to: row.email,
    brand,
    locale: row.language,
    subject: fillIn(text.subject, names),
    paragraphs: text.paragraphs.map((paragraph) => fillIn(paragraph, names)),
    button: { label: text.button, href: brandUrl(env, brand, row.language, '/login'), hint: linkHint },
    notes: text.notes,
  };
}
