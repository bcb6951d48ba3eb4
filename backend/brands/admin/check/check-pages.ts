import { infoPageTokens } from '#lib/contract/growth/info-pages.ts';
import type { Queries } from '#backend/platform/db/connect.ts';
import { CallError } from '#backend/platform/http/errors.ts';
import { getInfoPage } from '#backend/growth/info-pages/get-info-page.ts';
import { listPageGaps } from '#backend/growth/info-pages/list-own-pages.ts';
import type { Brand } from '../../brand.ts';

/** Common and own pages must exist in each language of the brand, with all placeholders filled. */
export async function checkPages(db: Queries, brand: Brand): Promise<string[]> {
  const complaints: string[] = [];
  for (const locale of brand.settings.locales) {
    for (const token of infoPageTokens) {
      const page = await getInfoPage(db, brand, locale, token).catch(nothingThere);
      const text = JSON.stringify(page ?? {});
      const open = new Set(text.match(/\{[a-z_]+\}/gi));
      if (!page || page.sections.length === 0) complaints.push(`pages.${token}.${locale}: missing`);
      complaints.push(
        ...[...open].map((placeholder) => `pages.${token}.${locale}: nothing is known for ${placeholder}`),
      );
    }
  }
  const gaps = await listPageGaps(db, brand);
  return [
    ...complaints,
    ...gaps.flatMap(({ token, missing }) => missing.map((locale) => `pages.${token}.${locale}: missing`)),
  ];
}

function nothingThere(error: unknown): null {
  if (error instanceof CallError && error.code === 'not_found') return null;
  throw error;
}
