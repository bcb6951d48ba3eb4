import { sql } from 'drizzle-orm';
import { selectHome, getTimeZone, type Home } from '../../identity/accounts/member-zone.ts';
import type { Queries } from '../../platform/db/connect.ts';
import { publicCategory } from './categories.ts';
import { complainant } from './complainant.ts';

export type Complaint = {
  brandId: string;
  reference: string;
  name: string;
  email: string;
  category: ReturnType<typeof publicCategory>;
  text: string;
  locale: string;
  /** Filed with the report button of a member, photo or message. */
  isReport: boolean;
  createdAt: Date;
  /** IANA time zone of the complainant. */
  zone: string;
};

type Row = Omit<Complaint, 'zone'> & { category: string; home: Home };

export async function findComplaint(db: Queries, id: number): Promise<Complaint | null> {
  const { rows } = await db.execute<Row>(sql`
    select brand_id as "brandId", reference, name, email, category, text, locale, created_at as "createdAt",
      reporter_user_id is not null as "isReport",
      ${selectHome(complainant)} as home
    from complaints where id = ${id}`);
  const row = rows[0];
  if (!row) return null;
  const { home, ...complaint } = row;
  return {
    ...complaint,
    category: publicCategory(row.category),
    createdAt: new Date(row.createdAt),
    zone: getTimeZone(home),
  };
}
