import { infoPageTokens, isOwnToken } from '#lib/contract/growth/info-pages.ts';
import type { Brand } from '../../brands/brand.ts';
import type { Queries } from '../../platform/db/connect.ts';
import { invalidateTags } from '../../platform/realtime/hub.ts';
import { parsePageText } from './page-text.ts';
import { jsonb, text, statement } from '../../platform/db/statement.ts';

type OfBrand = Pick<Brand, 'id' | 'settings'>;

const insertInfoPages = statement({
  params: { brandId: text, token: text, locale: text, content: jsonb<object>() },
  text: `
    insert into info_pages (brand_id, token, locale, content, changed_at)
    values (:brandId, :token, :locale, :content::jsonb, now())
    on conflict (brand_id, token, locale) do update set content = excluded.content, changed_at = excluded.changed_at`,
});

/**
 * Sets a brand's own text of a page in one language, or adds a page at `/<token>`; fronts show it within a second.
 * @throws Error with a sentence that says what is wrong with the text
 */
export async function setInfoPage(
  db: Queries,
  brand: OfBrand,
  token: string,
  locale: string,
  text: string,
): Promise<void> {
  requirePlace(brand, token, locale);
  const content = parsePageText(text);
  await insertInfoPages(db, { brandId: brand.id, token, locale, content });
  await invalidateTags(db, `brand:${brand.id}`);
}

const deleteInfoPages = statement({
  params: { id: text, token: text, locale: text },
  text: `delete from info_pages where brand_id = :id and token = :token and locale = :locale`,
});

/** Our text of the page applies again. False if the brand had none. */
export async function removeInfoPage(
  db: Queries,
  brand: OfBrand,
  token: string,
  locale: string,
): Promise<boolean> {
  const { rowCount } = await deleteInfoPages(db, { id: brand.id, token, locale });
  if (rowCount) await invalidateTags(db, `brand:${brand.id}`);
  return Boolean(rowCount);
}

function requirePlace({ id, settings }: OfBrand, token: string, locale: string): void {
  const known: readonly string[] = infoPageTokens;
  if (!known.includes(token) && !isOwnToken(token))
    throw new Error(`"${token}" cannot be the address of a page: 3 to 40 of a-z, 0-9 and -, and not in use.`);
  const locales: readonly string[] = settings.locales;
  if (!locales.includes(locale))
    throw new Error(`${id} has no pages in "${locale}", only in ${locales.join(', ')}.`);
}
