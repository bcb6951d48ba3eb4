import type { Brand } from '../../brands/brand.ts';
import type { Queries } from '../../platform/db/connect.ts';
import type { Actor } from '../../platform/http/session.ts';
import { getSeeker } from './candidates.ts';
import { memberReader, visitorReader, type Reader } from './search/reader.ts';

type Who = { actor: Actor | null; brand: Brand; locale: string; now: Date };

export async function createReader(db: Queries, { actor, brand, locale, now }: Who): Promise<Reader> {
  return actor ? memberReader(await getSeeker(db, actor, now), locale) : visitorReader(brand, locale);
}
