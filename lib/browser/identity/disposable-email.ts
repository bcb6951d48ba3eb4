import { useEffect, useState } from 'react';
import { findAddressFault } from '../../contract/identity/mail-address.ts';
import { callApi } from '../transport/call.ts';

/** Milliseconds after the last key until an address is checked. */
const delayMs = 600;

/** Whether a mail address is disposable; false if the check fails, as the hint is optional. */
export function useDisposableEmail(input: string): boolean {
  const [disposable, setDisposable] = useState<string | null>(null);
  const email = input.trim();
  const isWritten = findAddressFault(email) === null;
  useEffect(() => {
    if (!isWritten) return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      callApi('POST /api/address-check.php', { body: { email } }).then(
        (hint) => isWanted && setDisposable(hint.disposable ? email : null),
        () => undefined,
      );
    }, delayMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [email, isWritten]);
  return disposable !== null && disposable === email;
}
