import { sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type {
  changeVisibility as changeCall,
  Consents,
  Visibility,
} from '#lib/contract/community/visibility.ts';
import { changeUser } from '../../identity/accounts/change-user.ts';
import { recordConsentsAnswered } from '../../identity/accounts/update-account.ts';
import { listPoolBrands } from '../../brands/brand.ts';
import type { Queries, Tx } from '../../platform/db/connect.ts';
import type { BackendEnv } from '../../env.ts';
import { authenticationRequired, invalidInput } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { brandUrl } from '../../outreach/mail/brand-url.ts';
import { announce, invalidateTags } from '../../platform/realtime/hub.ts';
import { indexingTags, recordConsents } from './consents.ts';
import { profiles } from '../../platform/db/schema/members.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { bool, int8, statement } from '../../platform/db/statement.ts';

type Changes = z.output<typeof changeCall.body>;

const selectProfiles = statement({
  params: { profileId: int8 },
  row: {
    show_age: profiles.showAge,
    show_town: profiles.showTown,
    show_online: profiles.showOnline,
    indexable: profiles.indexable,
    shown_to_visitors: profiles.shownToVisitors,
    advertisable: profiles.advertisable,
    hidden_brands: profiles.hiddenBrands,
    read_receipts: users.readReceipts,
    consents_answered: bool,
  },
  text: `
    select show_age, show_town, show_online, indexable, shown_to_visitors, advertisable, hidden_brands, users.read_receipts,
      users.consents_answered_at is not null as consents_answered
    from profiles join users on users.id = profiles.user_id where profiles.id = :profileId`,
});

export async function getVisibility(
  db: Queries,
  env: BackendEnv,
  actor: Actor,
  locale: string,
): Promise<Visibility> {
  const { rows } = await selectProfiles(db, { profileId: actor.profileId });
  const row = rows[0];
  if (!row) throw authenticationRequired();
  const { hidden_brands: hidden, ...shown } = row;
  const brands = (await listPoolBrands(db, actor.pool)).map((brand) => ({
    id: brand.id,
    name: brand.name,
    url: brandUrl(env, brand, locale, '/'),
    own: brand.id === actor.brandId,
    visible: !hidden.includes(brand.id),
  }));
  return { ...shown, brands: brands.sort((a, b) => Number(b.own) - Number(a.own)) };
}

/** Invalidates the pages that show the member. @throws invalid_input for an unlisted brand */
export async function changeVisibility(
  tx: Tx,
  actor: Actor,
  { read_receipts, ...changes }: Changes,
  now: Date,
): Promise<void> {
  if (changes.hidden_brands) await checkBrands(tx, actor, changes.hidden_brands);
  const assignments = toAssignments(changes);
  if (assignments.length) {
    assignments.push(sql`changed_at = ${now.toISOString()}`);
    await tx.execute(sql`
      update profiles set ${sql.join(assignments, sql`, `)} where id = ${actor.profileId}`);
    await recordConsents(tx, actor, changes, now);
    await invalidateTags(
      tx,
      `member:${actor.profileId}`,
      `members:${actor.pool}`,
      ...indexingTags(actor, changes),
    );
    await announce(tx, [actor.userId], { type: 'user' });
  }
  if (read_receipts !== undefined) await changeUser(tx, actor, { read_receipts });
}

export async function answerConsents(tx: Tx, actor: Actor, answers: Consents, now: Date): Promise<void> {
  await changeVisibility(tx, actor, answers, now);
  await recordConsentsAnswered(tx, actor.userId, now);
}

async function checkBrands(tx: Tx, actor: Actor, hidden: readonly string[]): Promise<void> {
  const known = (await listPoolBrands(tx, actor.pool))
    .map(({ id }) => id)
    .filter((id) => id !== actor.brandId);
  if (hidden.some((id) => !known.includes(id))) throw invalidInput({ hidden_brands: 'unknown_value' });
}

function toAssignments({ hidden_brands: hidden, ...flags }: Omit<Changes, 'read_receipts'>): SQL[] {
  const assignments = Object.entries(flags)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => sql`${sql.identifier(field)} = ${value}`);
  if (hidden) assignments.push(sql`hidden_brands = ${sql.param([...new Set(hidden)])}::text[]`);
  return assignments;
}
