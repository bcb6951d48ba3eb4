import { useEffect, useState } from 'react';
import { callApi } from '../transport/call.ts';
import type { ResponseOf } from '../transport/types.ts';

export type PasswordRating = ResponseOf<'POST /api/password-strength.php'>;

/** Milliseconds without a key before what was typed is rated. */
const pause = 400;

/**
 * How strong the password is that is being typed, for somebody who knows the given words about its writer; null while
 * nothing is typed or nothing can be said. The last rating stands until the next one has come.
 */
export function usePasswordRating(password: string, known: readonly string[]): PasswordRating | null {
  const [rating, setRating] = useState<PasswordRating | null>(null);
  const knownText = known.join('\n');
  useEffect(() => {
    if (password === '') return;
    const stop = new AbortController();
    const rate = () => {
      const body = {
        password: password.slice(0, 200),
        known: knownText.split('\n').filter((word) => word !== '' && word.length <= 254),
      };
      callApi('POST /api/password-strength.php', { body, signal: stop.signal }).then(
        setRating,
        // Without a rating the form works as well: it is judged again when it is sent.
        () => !stop.signal.aborted && setRating(null),
      );
    };
    const timer = setTimeout(rate, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [password, knownText]);
  return password === '' ? null : rating;
}
