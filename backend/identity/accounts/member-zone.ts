import { sql, type SQL } from 'drizzle-orm';
import { homeZone } from '../../platform/geo/home-day.ts';
import { timeZoneNamed } from '../../platform/geo/time-zone.ts';

/** The company's time zone, used for addresses without a known member. */
const companyZone = 'Europe/Amsterdam';

/** Data that decide a member's time zone; null for erased members and strangers. */
export type Home = { zone: string | null; country: string | null; region: string | null } | null;

export const selectHome = (userId: SQL): SQL => sql`
  (select json_build_object('zone', dweller.time_zone, 'country', abode.country, 'region', abode.region)
    from users dweller left join profiles abode on abode.user_id = dweller.id where dweller.id = ${userId})`;

/** SQL column with the id of the member with this confirmed address on a brand. */
export const memberByAddress = (brandId: SQL, email: SQL): SQL => sql`
  (select id from users addressee
    where addressee.brand_id = ${brandId} and addressee.email = ${email} and addressee.status = 'active')`;

/** IANA zone: from the browser, which may know zones that this system does not, the country, or the company. */
export function getTimeZone(home: Home, paidFrom?: string): string {
  const country = home?.country ?? paidFrom;
  const browserZone = home?.zone ? timeZoneNamed(home.zone) : null;
  return browserZone ?? (country ? homeZone(country, home?.region ?? null) : companyZone);
}
