import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import type { NewsText } from '../../db/schema/notices.ts';

/** The texts of a newsletter by language, or null. */
export async function findNewsletter(
  db: Queries,
  id: number,
): Promise<Partial<Record<string, NewsText>> | null> {
  const { rows } = await db.execute<{ texts: Record<string, NewsText> }>(sql`
    select texts from newsletters where id = ${id}`);
  return rows[0]?.texts ?? null;
}
