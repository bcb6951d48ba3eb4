import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { liveConfig, fetchKey } from '../transport/hooks.ts';
import type { CallKey } from '../transport/keys.ts';
import type { CallResponse } from '../transport/types.ts';

export type Town = CallResponse<'GET /api/towns.php'>['towns'][number];

/** Milliseconds without input before towns are fetched. */
const typingPause = 180;
const noTowns: Town[] = [];

/** Towns starting with the input, also for visitors; none for null, a single letter, or on failure. */
export function useTowns(typed: string | null, country: string | undefined): Town[] {
  const query = typed === null ? '' : typed.trim();
  const [name, setName] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setName(query), query === '' ? 0 : typingPause);
    return () => clearTimeout(timer);
  }, [query]);
  const key: CallKey<'GET /api/towns.php'> | null =
    query.length > 1 && name.length > 1
      ? ['GET /api/towns.php', { name, country: country || undefined }]
      : null;
  const { data } = useSWR(key, fetchKey<'GET /api/towns.php'>, { ...liveConfig, keepPreviousData: true });
  return (key && data?.towns) || noTowns;
}
