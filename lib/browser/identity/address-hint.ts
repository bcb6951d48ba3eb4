import { useEffect, useState } from 'react';
import { isEmail } from '../../rules/identity/email-form.ts';
import { callApi } from '../transport/call.ts';

/** Milliseconds after the last key until an address counts as written. */
const pause = 600;

/**
 * Whether a mail address that is typed belongs to a throw-away provider. False where the server could not be asked: a
 * hint is nothing that anybody has to wait for.
 */
export function useDisposable(address: string): boolean {
  const [disposable, setDisposable] = useState<string | null>(null);
  const email = address.trim();
  const isWritten = isEmail(email);
  useEffect(() => {
    if (!isWritten) return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      callApi('POST /api/address-check.php', { body: { email } }).then(
        (hint) => isWanted && setDisposable(hint.disposable ? email : null),
        () => undefined,
      );
    }, pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [email, isWritten]);
  return disposable !== null && disposable === email;
}
