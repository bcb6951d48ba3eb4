import { useEffect, useState } from 'react';
import { isEmail } from '../../rules/identity/email-form.ts';
import { callApi } from '../transport/call.ts';
import type { ResponseOf } from '../transport/types.ts';

type Hint = ResponseOf<'POST /api/address-check.php'>;

/** Milliseconds after the last key until an address counts as written. */
const pause = 600;

/**
 * What may be wrong with a mail address while it is typed: a slip of the keys, or a throw-away provider. Null where
 * nothing is, and where the server could not be asked: a hint is nothing that anybody has to wait for.
 */
export function useAddressHint(address: string): Hint | null {
  const [found, setFound] = useState<{ address: string; hint: Hint } | null>(null);
  const email = address.trim();
  const isWritten = isEmail(email);
  useEffect(() => {
    if (!isWritten) return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      callApi('POST /api/address-check.php', { body: { email } }).then(
        (hint) => isWanted && setFound({ address: email, hint }),
        () => undefined,
      );
    }, pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [email, isWritten]);
  if (found?.address !== email) return null;
  return found.hint.suggestion !== null || found.hint.disposable ? found.hint : null;
}
