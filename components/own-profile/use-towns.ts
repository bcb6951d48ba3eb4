import { useEffect, useState } from 'react';
import { callApi } from '../../lib/api/call.ts';
import type { ResponseOf } from '../../lib/api/types.ts';

export type Town = ResponseOf<'GET /api/towns.php'>['towns'][number];

const none: readonly Town[] = [];
/** Milliseconds without a key before anybody is asked. */
const pause = 200;

/** Towns of a country that begin like the typed text; none where nobody can say, for the field takes any text. */
export function useTowns(typed: string, country: string, wanted: boolean): readonly Town[] {
  const [towns, setTowns] = useState(none);
  const name = typed.trim();

  useEffect(() => {
    if (!wanted || name.length < 2) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      callApi('GET /api/towns.php', { query: { name, country }, signal: stop.signal })
        .then((answer) => setTowns(answer.towns))
        .catch(() => {
          if (!stop.signal.aborted) setTowns(none);
        });
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [name, country, wanted]);

  return wanted && name.length >= 2 ? towns : none;
}
