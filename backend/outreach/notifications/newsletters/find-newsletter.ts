import type { Queries } from '#backend/platform/db/connect.ts';
import type { NewsText } from '#backend/platform/db/schema/notifications.ts';
import { newsletters } from '#backend/platform/db/schema/notifications.ts';
import { int8, statement } from '#backend/platform/db/statement.ts';

const selectNewsletters = statement({
  params: { id: int8 },
  row: { texts: newsletters.texts },
  text: `select texts from newsletters where id = :id`,
});

/** The texts of a newsletter by language, or null. */
export async function findNewsletter(
  db: Queries,
  id: number,
): Promise<Partial<Record<string, NewsText>> | null> {
  const { rows } = await selectNewsletters(db, { id });
  return rows[0]?.texts ?? null;
}
