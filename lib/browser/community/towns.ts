import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { keptFresh, readKey } from '../transport/hooks.ts';
import type { CallKey } from '../transport/keys.ts';
import type { ResponseOf } from '../transport/types.ts';

export type Town = ResponseOf<'GET /api/towns.php'>['towns'][number];

/** Milliseconds without another letter before towns are asked for. */
const typingPause = 180;
const noTowns: Town[] = [];

/** Towns whose name begins with what was typed, for visitors too; none for null, for one letter, or when they can't be had. */
export function useTowns(typed: string | null, country: string | undefined): Town[] {
  const wanted = typed === null ? '' : typed.trim();
  const [name, setName] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setName(wanted), wanted === '' ? 0 : typingPause);
    return () => clearTimeout(timer);
  }, [wanted]);
  const key: CallKey<'GET /api/towns.php'> | null =
    wanted.length > 1 && name.length > 1
      ? ['GET /api/towns.php', { name, country: country || undefined }]
      : null;
  const { data } = useSWR(key, readKey<'GET /api/towns.php'>, { ...keptFresh, keepPreviousData: true });
  return (key && data?.towns) || noTowns;
}
