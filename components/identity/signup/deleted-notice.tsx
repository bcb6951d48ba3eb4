import { useState } from 'react';
import { errorText, type ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { resendRestoreLink } from '#lib/browser/identity/account-deletion.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { LoginTexts } from '#lib/i18n/texts.ts';
import { Button } from '../../ui/button.tsx';

type DeletedNoticeProps = { texts: LoginTexts; errors: ErrorTexts; email: string };

/** The login's account is deleted but not yet erased: offers to resend the restore mail. */
export function DeletedNotice({ texts, errors, email }: DeletedNoticeProps) {
  const [notice, setNotice] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      await resendRestoreLink(email);
      setNotice(fill(texts.linkSent, { email }));
    } catch (error) {
      setNotice(errorText(error, errors));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="alert alert-warning mb-3 d-block" role="alert">
      <p>{errors.account_deleted ?? errors.generic}</p>
      <Button variant="outline" size="sm" busy={isBusy} onClick={() => void send()}>
        {texts.linkAgain}
      </Button>
      <p role="status" className={notice ? 'mt-2 mb-0' : 'm-0'}>
        {notice}
      </p>
    </div>
  );
}
