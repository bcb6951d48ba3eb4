import { mutate } from 'swr';
import type { CallResponse, ReadName, ReadQuery } from './types.ts';

/** SWR key of a read: its name and query. */
export type CallKey<N extends ReadName = ReadName> = readonly [name: N, query: ReadQuery<N> | undefined];

/** Selects cached reads by name and optionally the value of a query parameter. */
export type KeyFilter = { name: ReadName; parameter?: [name: string, value: number] };

/** Whether a cache key is one of the reads. */
export function matchesAny(key: unknown, filters: KeyFilter[]): boolean {
  if (!Array.isArray(key)) return false;
  const [name, query] = key as unknown[];
  return filters.some((filter) => {
    if (filter.name !== name) return false;
    if (!filter.parameter) return true;
    const [parameter, value] = filter.parameter;
    return Number((query as Record<string, unknown> | undefined)?.[parameter]) === value;
  });
}

/** Refetches the given reads that are on screen and marks all others stale. */
export async function refresh(filters: KeyFilter[] | 'all'): Promise<void> {
  await mutate((key) => filters === 'all' || matchesAny(key, filters));
}

/** Changes a cached read without fetching it. */
export async function changeRead<N extends ReadName>(
  name: N,
  query: ReadQuery<N> | undefined,
  change: (now: CallResponse<N>) => CallResponse<N>,
): Promise<void> {
  await mutate<CallResponse<N>>([name, query], (now) => now && change(now), { revalidate: false });
}
