import { sql, type SQL, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type {
  changeProfile as changeProfileCall,
  profileChangesSchema,
} from '#lib/contract/community/profile.ts';
import type { Settings } from '#lib/contract/brands/brands.ts';
import type { Queries, Tx } from '../../platform/db/connect.ts';
import { isRegion } from '../../platform/geo/regions.ts';
import { findTown, type Town } from '../../platform/geo/towns.ts';
import { authenticationRequired, invalidInput } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { announce, invalidateTags } from '../../platform/realtime/hub.ts';
import { joinOwnMainPhoto, profileColumns } from './columns.ts';
import { presentOwnProfile, type ProfileRow } from './present.ts';
import { indexingTags, recordConsents, getSexuality } from './consents.ts';
import { profiles } from '../../platform/db/schema/members.ts';
import { int8, statement } from '../../platform/db/statement.ts';
import { storedAddress } from '#lib/contract/identity/mail-address.ts';
import { findContactData } from '#lib/contract/trust/contact-data.ts';
import type { FieldError } from '#lib/contract/errors.ts';
import { findNameFault, findTownFault } from '#lib/contract/trust/public-names.ts';
import { listBrandNames } from '../../brands/brand.ts';
import { users } from '../../platform/db/schema/accounts.ts';

type OwnProfile = z.input<(typeof changeProfileCall)['response']>;
type Changes = z.output<typeof profileChangesSchema>;

/** In any state, even hidden. */
export async function getOwnProfile(
  db: Queries,
  actor: Actor,
  locale: string,
  now: Date,
): Promise<OwnProfile> {
  const { rows } = await db.execute<ProfileRow>(sql`
    select ${profileColumns} from profiles ${joinOwnMainPhoto} where profiles.id = ${actor.profileId}`);
  const row = rows[0];
  if (!row) throw authenticationRequired();
  return { profile: presentOwnProfile(row, locale, now), date_of_birth: row.date_of_birth };
}

type Policy = Pick<Settings, 'contact_data'>;

/** Invalidates the pages that show the changed fields. @throws invalid_input with its fields */
export async function changeProfile(
  tx: Tx,
  actor: Actor,
  changes: Changes,
  policy: Policy,
  now: Date,
): Promise<void> {
  await checkPublicTexts(tx, actor, changes, policy);
  await checkRegion(tx, actor, changes.region);
  if (changes.sexuality) await requireConsent(tx, actor);
  const town = await loadTown(tx, actor, changes.city);
  const assignments = toAssignments(town ? { ...changes, city: town.name } : changes);
  if (changes.city !== undefined) assignments.push(...toPosition(town));
  if (!assignments.length) return;
  assignments.push(sql`changed_at = ${now.toISOString()}`);
  await tx.execute(sql`update profiles set ${sql.join(assignments, sql`, `)} where id = ${actor.profileId}`);
  await recordConsents(tx, actor, changes, now);
  await invalidateTags(
    tx,
    `member:${actor.profileId}`,
    ...listTags(actor, changes),
    ...indexingTags(actor, changes),
  );
  await announce(tx, [actor.userId], { type: 'user' });
}

/** Every field but the self-description affects the lists, searches and pages of others. */
function listTags({ pool }: Actor, changes: Changes): string[] {
  const isListed = Object.entries(changes).some(
    ([field, value]) => field !== 'about_me' && value !== undefined,
  );
  return isListed ? [`members:${pool}`] : [];
}

async function checkRegion(tx: Tx, actor: Actor, region: string | null | undefined): Promise<void> {
  if (!region) return;
  if (!isRegion(await loadCountry(tx, actor), region)) throw invalidInput({ region: 'unknown_value' });
}

const selectUsers = statement({
  params: { userId: int8 },
  text: `select 1 from users where id = :userId for no key update`,
});

/** After a withdrawal, consent can only be given again in the settings, which ask for it explicitly. */
async function requireConsent(tx: Tx, actor: Actor): Promise<void> {
  // Same lock as a withdrawal: a concurrent save waits for it and is then refused.
  await selectUsers(tx, { userId: actor.userId });
  if ((await getSexuality(tx, actor)) === null) throw invalidInput({ sexuality: 'consent_missing' });
}

/** The listed town in its listed spelling; null if none is given, or if an old value is not on the list. */
async function loadTown(tx: Tx, actor: Actor, city: string | undefined): Promise<Town | null> {
  return city === undefined ? null : findTown(tx, city, await loadCountry(tx, actor));
}

const toPosition = (town: Town | null): SQL[] => [
  sql`latitude = ${town?.lat ?? null}`,
  sql`longitude = ${town?.lon ?? null}`,
];

const selectProfiles = statement({
  params: { profileId: int8 },
  row: { country: profiles.country },
  text: `select country from profiles where id = :profileId`,
});

async function loadCountry(tx: Tx, actor: Actor): Promise<string> {
  const { rows } = await selectProfiles(tx, { profileId: actor.profileId });
  return rows[0]?.country ?? '';
}

function toAssignments({ interests, ...rest }: Changes): SQL[] {
  const assignments = Object.entries(rest)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => sql`${sql.identifier(field)} = ${value}`);
  if (interests) assignments.push(sql`interests = ${sql.param(interests)}::text[]`);
  return assignments;
}

type Texts = { name?: string | undefined; city?: string | undefined; about_me?: string | undefined };

type Saved = { name: string; city: string; country: string; email: string };

/**
 * Checks the public texts of a profile; saved values stay valid even if the rules have changed.
 * @throws invalid_input with its fields
 */
async function checkPublicTexts(
  tx: Tx,
  actor: Actor,
  { name, city, about_me }: Texts,
  policy: Pick<Settings, 'contact_data'>,
): Promise<void> {
  const found: Record<string, FieldError | null> = {};
  if (about_me && policy.contact_data === 'refuse' && findContactData(about_me))
    found.about_me = 'contact_data';
  if (name !== undefined || city !== undefined) {
    const saved = await loadSaved(tx, actor);
    if (name !== undefined && name !== saved.name) found.name = await checkName(tx, name, saved);
    if (city !== undefined && city !== saved.city) found.city = await checkTown(tx, city, saved);
  }
  const fields = Object.fromEntries(Object.entries(found).filter((entry) => entry[1] !== null)) as Record<
    string,
    FieldError
  >;
  if (Object.keys(fields).length) throw invalidInput(fields);
}

async function loadSaved(tx: Tx, { profileId, userId }: Actor): Promise<Saved> {
  const [saved] = await tx
    .select({ name: profiles.name, city: profiles.city, country: profiles.country, email: users.email })
    .from(profiles)
    .innerJoin(users, eq(users.id, userId))
    .where(eq(profiles.id, profileId));
  if (!saved) throw new Error(`The profile ${profileId} has gone`);
  return saved;
}

/** `docs/specification.md` §5: the name differs from the mail address and does not start with @. */
async function checkName(tx: Tx, name: string, { email }: Saved): Promise<FieldError | null> {
  if (name.normalize('NFKC').startsWith('@')) return 'name_starts_with_at';
  if (storedAddress(name) === email) return 'name_is_email';
  return findNameFault(name, await listBrandNames(tx));
}

async function checkTown(tx: Tx, city: string, { country }: Saved): Promise<FieldError | null> {
  return (await findTown(tx, city, country)) ? null : (findTownFault(city) ?? 'unknown_town');
}
