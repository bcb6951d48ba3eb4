import { sql } from 'drizzle-orm';
import { infoPageTokens } from '../../lib/contract/info-pages.ts';
import type { Brand } from '../brands/brand.ts';
import type { Queries } from '../db/connect.ts';
import { fillIn } from '../mail/fill-in.ts';

/** The information pages that a brand has beside the common ones, in one language. */
export async function listOwnPages(
  db: Queries,
  { id, name }: Pick<Brand, 'id' | 'name'>,
  locale: string,
): Promise<{ token: string; title: string }[]> {
  const { rows } = await db.execute<{ token: string; title: string }>(sql`
    select token, content->>'title' as title from info_pages
    where brand_id = ${id} and locale = ${locale} and ${isOwn} order by token`);
  return rows.map(({ token, title }) => ({ token, title: fillIn(title, { brand: name }) }));
}

/** Own pages of a brand that lack a language of it, for the check before it opens. */
export async function listPageGaps(
  db: Queries,
  { id, settings }: Pick<Brand, 'id' | 'settings'>,
): Promise<{ token: string; missing: string[] }[]> {
  const { rows } = await db.execute<{ token: string; locales: string[] }>(sql`
    select token, array_agg(locale) as locales from info_pages
    where brand_id = ${id} and ${isOwn} group by token order by token`);
  return rows
    .map(({ token, locales }) => ({
      token,
      missing: settings.locales.filter((locale) => !locales.includes(locale)),
    }))
    .filter(({ missing }) => missing.length > 0);
}

const isOwn = sql`not token = any(string_to_array(${infoPageTokens.join(' ')}, ' '))`;
