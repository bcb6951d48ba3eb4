import type { Brand } from '../../brands/brand.ts';
import type { Queries } from '../../platform/db/connect.ts';
import type { Actor } from '../../platform/http/session.ts';
import { getSearchingMember } from './candidates.ts';
import {
  memberPreferences,
  visitorPreferences,
  type SearchPreferences,
} from './search/search-preferences.ts';

type Who = { actor: Actor | null; brand: Brand; locale: string; now: Date };

export async function getSearchPreferences(
  db: Queries,
  { actor, brand, locale, now }: Who,
): Promise<SearchPreferences> {
  return actor
    ? memberPreferences(await getSearchingMember(db, actor, now), locale)
    : visitorPreferences(brand, locale);
}
