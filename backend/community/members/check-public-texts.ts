import { storedAddress } from '#lib/contract/identity/mail-address.ts';
import { eq } from 'drizzle-orm';
import { findContactData } from '#lib/contract/trust/contact-data.ts';
import type { FieldError } from '#lib/contract/errors.ts';
import { findNameFault, findTownFault } from '#lib/contract/trust/public-names.ts';
import type { Settings } from '#lib/contract/brands/settings.ts';
import { listBrandNames } from '../../brands/brand.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { profiles } from '../../platform/db/schema/members.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { findTown } from '../../platform/geo/towns.ts';
import { invalidInput } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';

type Texts = { name?: string | undefined; city?: string | undefined; about_me?: string | undefined };

type Saved = { name: string; city: string; country: string; email: string };

/**
 * Checks the public texts of a profile; saved values stay valid even if the rules have changed.
 * @throws invalid_input with its fields
 */
export async function checkPublicTexts(
  tx: Tx,
  actor: Actor,
  { name, city, about_me }: Texts,
  policy: Pick<Settings, 'contact_data'>,
): Promise<void> {
  const found: Record<string, FieldError | null> = {};
  if (about_me && policy.contact_data === 'refuse' && findContactData(about_me))
    found.about_me = 'contact_data';
  if (name !== undefined || city !== undefined) {
    const saved = await readSaved(tx, actor);
    if (name !== undefined && name !== saved.name) found.name = await checkName(tx, name, saved);
    if (city !== undefined && city !== saved.city) found.city = await checkTown(tx, city, saved);
  }
  const fields = Object.fromEntries(Object.entries(found).filter((entry) => entry[1] !== null)) as Record<
    string,
    FieldError
  >;
  if (Object.keys(fields).length) throw invalidInput(fields);
}

async function readSaved(tx: Tx, { profileId, userId }: Actor): Promise<Saved> {
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
