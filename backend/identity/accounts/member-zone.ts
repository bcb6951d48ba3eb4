import { sql, type SQL } from 'drizzle-orm';
import { homeZone } from '../../platform/geo/home-day.ts';
import { timeZoneNamed } from '../../platform/geo/time-zone.ts';

/** Where the company is: by its clocks goes what is told to an address of which no member is known. */
const companyZone = 'Europe/Amsterdam';

/** What says by whose clocks a member lives; null for who has been erased, or is nobody. */
export type Home = { zone: string | null; country: string | null; region: string | null } | null;

/** The home of the user with an id, as a column. */
export const selectHome = (userId: SQL): SQL => sql`
  (select json_build_object('zone', dweller.time_zone, 'country', abode.country, 'region', abode.region)
    from users dweller left join profiles abode on abode.user_id = dweller.id where dweller.id = ${userId})`;

/** The id of the member whose confirmed address at a brand this is, as a column. */
export const memberOfAddress = (brandId: SQL, email: SQL): SQL => sql`
  (select id from users addressee
    where addressee.brand_id = ${brandId} and addressee.email = ${email} and addressee.status = 'active')`;

/**
 * IANA zone of a member: as the browser told, else that of the country of the profile or of what was paid, else that of the
 * company. A browser may know a zone that this system does not.
 */
export function getTimeZone(home: Home, paidFrom?: string): string {
  const country = home?.country ?? paidFrom;
  const browserZone = home?.zone ? timeZoneNamed(home.zone) : null;
  return browserZone ?? (country ? homeZone(country, home?.region ?? null) : companyZone);
}
