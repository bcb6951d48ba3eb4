'use client';

// Confirms the mail address by the link's token, asks where the profile may be shown, and shows first steps. A script
// in a real browser uses the token, so mail scanners that only fetch pages do not.

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';
import { spendToken } from '#lib/browser/identity/spend-token.ts';
import { ApiError } from '#lib/browser/transport/api-error.ts';
import { callApi } from '#lib/browser/transport/call.ts';
import { errorText, type ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { refresh } from '#lib/browser/transport/keys.ts';
import { useSignedIn } from '#lib/browser/session/signed-in.ts';
import type { ActivationTexts, Texts } from '#lib/i18n/texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useHref } from '../../ui/link.tsx';
import { EmptyState, ErrorState } from '../../ui/state.tsx';
import { WaitingState } from '../../ui/waiting-state.tsx';
import { ConsentsStep } from './consents-step.tsx';
import { FirstSteps } from './first-steps.tsx';
import { PasswordQuestion } from './password-question.tsx';

type ActivationDoneProps = {
  texts: ActivationTexts['done'];
  consents: ActivationTexts['consents'];
  login: Texts['login'];
  errors: ErrorTexts;
};

export function ActivationDone({ texts, consents, login, errors }: ActivationDoneProps) {
  const signedIn = useSignedIn();
  const [isAnswered, setAnswered] = useState(false);
  const markAnswered = useCallback(() => setAnswered(true), []);
  const router = useRouter();
  const errorPage = useHref()('/activate/error');
  const [state, setState] = useState<'working' | 'done' | 'open' | { asks: string } | { failed: string }>(
    'working',
  );
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const token = new URLSearchParams(window.location.search).get('token');
    const settle = async () => {
      try {
        if (token) await spend(token);
        setState(token || (await isConfirmed()) ? 'done' : 'open');
      } catch (error) {
        if (token && error instanceof ApiError && error.data.fields?.password) setState({ asks: token });
        else if (error instanceof ApiError && error.status > 0 && error.status < 500)
          router.replace(errorPage);
        else setState({ failed: errorText(error, errors) });
      }
    };
    void settle();
  }, [attempt, errorPage, errors, router]);

  if (state === 'working') return <WaitingState text={texts.working} />;
  if (state === 'done') {
    // Without a session the link was opened in another browser; the settings offer the questions there.
    if (isAnswered || !signedIn) return <FirstSteps texts={texts} />;
    return <ConsentsStep texts={consents} retry={texts.retry} errors={errors} onDone={markAnswered} />;
  }
  if (state === 'open') return <NothingConfirmed texts={texts.open} />;
  if ('asks' in state) {
    return (
      <PasswordQuestion
        texts={texts.password}
        login={login}
        errors={errors}
        confirm={(password) => spend(state.asks, password)}
        onDone={() => setState('done')}
      />
    );
  }
  return <ErrorState text={state.failed} retryLabel={texts.retry} onRetry={() => setAttempt(attempt + 1)} />;
}

/** Opening the page without a link confirms nothing. */
function NothingConfirmed({ texts }: { texts: ActivationTexts['done']['open'] }) {
  const action = <ButtonLink href="/login">{texts.login}</ButtonLink>;
  return <EmptyState heading="h1" icon="envelope" title={texts.title} text={texts.text} action={action} />;
}

async function isConfirmed(): Promise<boolean> {
  const { user } = await callApi('GET /api/user.php');
  return user?.status === 'active';
}

async function spend(token: string, password?: string): Promise<void> {
  await spendToken(token, () => callApi('POST /api/activation.php', { body: { token, password } }));
  await refresh([{ name: 'GET /api/user.php' }, { name: 'GET /api/credits.php' }]);
}
