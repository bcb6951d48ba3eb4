import { useEffect, useState } from 'react';
import { ApiError } from '#lib/browser/transport/api-error.ts';
import { callApi } from '#lib/browser/transport/call.ts';
import { errorText, type ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { refresh } from '#lib/browser/transport/refresh.ts';

/** The version of the terms in force, and agreeing to it; `reason` says in words what went wrong. */
export function useAgreeing(errors: ErrorTexts) {
  const [version, setVersion] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [reason, setReason] = useState<string | null>(null);
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    let isWanted = true;
    callApi('GET /api/page.php', { query: { token: 'terms' } }).then(
      (page) => isWanted && setVersion(page.version),
      (error: unknown) => isWanted && setReason(errorText(error, errors)),
    );
    return () => {
      isWanted = false;
    };
  }, [asked, errors]);

  const agree = async () => {
    setReason(null);
    if (version === null) return setAsked(asked + 1);
    setIsBusy(true);
    try {
      await callApi('POST /api/terms.php', { body: { version } });
      await refresh([{ name: 'GET /api/user.php' }]);
    } catch (error) {
      setReason(errorText(error, errors));
      // Newer ones came out while these were read.
      if (error instanceof ApiError && error.code === 'terms_changed') setAsked(asked + 1);
    }
    setIsBusy(false);
  };
  return { version, isBusy, reason, agree };
}
