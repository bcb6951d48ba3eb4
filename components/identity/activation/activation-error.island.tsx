'use client';

// Failed activation: an unconfirmed member who is signed in, which only the browser knows, can request a new link here.

import { useState } from 'react';
import { errorText, type ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { useUser } from '#lib/browser/transport/hooks.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { ActivationTexts } from '#lib/i18n/texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/state.tsx';
import { useResend } from './use-resend.ts';

type Props = { texts: Pick<ActivationTexts, 'error' | 'mail'>; errors: ErrorTexts };

export function ActivationError({ texts, errors }: Props) {
  const { user } = useUser();
  const { wait, send } = useResend();
  const [notice, setNotice] = useState<string | null>(null);

  if (user?.status === 'active') {
    const action = <ButtonLink href="/members">{texts.error.go}</ButtonLink>;
    return <EmptyState heading="h1" icon="check2" title={texts.error.active} action={action} />;
  }
  const sendLink = async () => {
    try {
      setNotice(`${texts.mail.sentTo} ${await send()}`);
    } catch (error) {
      setNotice(errorText(error, errors));
    }
  };
  const action = user ? (
    <>
      <p role="status">{notice}</p>
      <Button disabled={wait > 0} onClick={() => void sendLink()}>
        {wait > 0 ? fill(texts.mail.againIn, { seconds: wait }) : texts.error.again}
      </Button>
    </>
  ) : (
    <ButtonLink href="/login">{texts.error.login}</ButtonLink>
  );
  return (
    <EmptyState
      heading="h1"
      icon="exclamation-circle"
      title={texts.error.title}
      text={texts.error.text}
      action={action}
    />
  );
}
