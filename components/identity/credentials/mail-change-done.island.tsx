'use client';

// Confirms a new mail address by the link's token. A script in a real browser uses the token, so mail scanners that
// only fetch pages do not.

import { useEffect, useState } from 'react';
import { ApiError, getErrorCode } from '#lib/browser/transport/api-error.ts';
import { callApi } from '#lib/browser/transport/call.ts';
import { errorText, type ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { refresh } from '#lib/browser/transport/keys.ts';
import { useSignedIn } from '#lib/browser/session/signed-in.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../ui/state.tsx';
import { WaitingState } from '../../ui/waiting-state.tsx';

type MailChangeDoneProps = { texts: Texts['mailChange']['done']; errors: ErrorTexts };

type State =
  | { is: 'working' }
  | { is: 'done'; email: string }
  | { is: 'expired' | 'taken' }
  | { is: 'failed'; error: unknown };

export function MailChangeDone({ texts, errors }: MailChangeDoneProps) {
  const isSignedIn = useSignedIn();
  const [state, setState] = useState<State>({ is: 'working' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isActive = true;
    void confirm().then((found) => isActive && setState(found));
    return () => {
      isActive = false;
    };
  }, [attempt]);

  const next = (
    <ButtonLink href={isSignedIn ? '/settings' : '/login'}>
      {isSignedIn ? texts.settings : texts.login}
    </ButtonLink>
  );
  switch (state.is) {
    case 'working':
      return <WaitingState text={texts.working} />;
    case 'failed':
      return (
        <ErrorState
          text={errorText(state.error, errors)}
          retryLabel={texts.retry}
          onRetry={() => setAttempt(attempt + 1)}
        />
      );
    case 'done':
      return (
        <EmptyState
          heading="h1"
          icon="check2"
          title={texts.title}
          text={fill(texts.text, { email: state.email })}
          action={next}
        />
      );
    case 'expired':
    case 'taken':
      return (
        <EmptyState
          heading="h1"
          icon="exclamation-circle"
          title={texts[state.is].title}
          text={texts[state.is].text}
          action={next}
        />
      );
  }
}

/** A used link returns the same result while its address stays, so that a rerun or reload is harmless. */
async function confirm(): Promise<State> {
  const token = new URLSearchParams(window.location.search).get('token')?.slice(0, 200);
  if (!token) return { is: 'expired' };
  try {
    const { email } = await callApi('PUT /api/mail-change.php', { body: { token } });
    void refresh([{ name: 'GET /api/user.php' }, { name: 'GET /api/mail-change.php' }]);
    return { is: 'done', email };
  } catch (error) {
    if (getErrorCode(error) === 'email_taken') return { is: 'taken' };
    const isOver = error instanceof ApiError && error.code === 'link_expired';
    return isOver ? { is: 'expired' } : { is: 'failed', error };
  }
}
