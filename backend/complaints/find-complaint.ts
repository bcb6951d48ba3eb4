import { sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { receiptCategory } from './categories.ts';

export type Complaint = {
  brandId: string;
  receipt: string;
  name: string;
  email: string;
  category: ReturnType<typeof receiptCategory>;
  text: string;
  locale: string;
  createdAt: Date;
};

/** A filed complaint by its id, or null. */
export async function findComplaint(db: Queries, id: number): Promise<Complaint | null> {
  const { rows } = await db.execute<Complaint & { category: string }>(sql`
    select brand_id as "brandId", receipt, name, email, category, text, locale, created_at as "createdAt"
    from complaints where id = ${id}`);
  const row = rows[0];
  return row ? { ...row, category: receiptCategory(row.category), createdAt: new Date(row.createdAt) } : null;
}
