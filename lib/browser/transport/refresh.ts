import { mutate } from 'swr';
import { matchesAny, type KeyFilter } from './keys.ts';

/** Fetches the given reads again wherever a component shows them; what nobody shows is only marked stale. */
export async function refresh(filters: KeyFilter[] | 'all'): Promise<void> {
  await mutate((key) => filters === 'all' || matchesAny(key, filters));
}
