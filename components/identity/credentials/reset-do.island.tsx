'use client';

// The target of a reset mail: checks the link by script, so that mail scanners do not use it up, then sets the new
// password and continues logged in.

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { ApiError } from '#lib/browser/transport/api-error.ts';
import { callApi } from '#lib/browser/transport/call.ts';
import { errorText, type ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { afterLogin } from '#lib/browser/session/after-login.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import type { PasswordValues } from '#lib/rules/identity/new-password.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useHref } from '../../ui/link.tsx';
import { EmptyState, ErrorState } from '../../ui/state.tsx';
import { WaitingState } from '../../ui/waiting-state.tsx';
import { notify } from '../../ui/toast.ts';
import { PasswordForm } from './password-form.tsx';

type ResetDoProps = {
  texts: Texts['resetPassword']['do'];
  passwords: Texts['passwords'];
  errors: ErrorTexts;
};

type State =
  | { is: 'checking' }
  | { is: 'expired' }
  | { is: 'failed'; error: unknown }
  | { is: 'open'; email: string };

export function ResetDo({ texts, passwords, errors }: ResetDoProps) {
  const router = useRouter();
  const href = useHref();
  const [state, setState] = useState<State>({ is: 'checking' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isActive = true;
    const check = async (): Promise<State> => {
      try {
        const { email } = await callApi('POST /api/password-reset.php?check=1', {
          body: { token: tokenHere() },
        });
        return { is: 'open', email };
      } catch (error) {
        return isExpired(error) ? { is: 'expired' } : { is: 'failed', error };
      }
    };
    void check().then((found) => isActive && setState(found));
    return () => {
      isActive = false;
    };
  }, [attempt]);

  const save = async ({ password, password_again }: PasswordValues) => {
    try {
      const body = { token: tokenHere(), password, password_again };
      const { user } = await callApi('PUT /api/password-reset.php', { body });
      await afterLogin(user);
      notify({ kind: 'success', text: texts.done });
      router.replace(href(user.status === 'active' ? '/members' : '/complete-signup'));
    } catch (cause) {
      if (!isExpired(cause)) throw cause;
      setState({ is: 'expired' });
    }
  };

  switch (state.is) {
    case 'checking':
      return <WaitingState text={texts.checking} />;
    case 'failed':
      return (
        <ErrorState
          text={errorText(state.error, errors)}
          retryLabel={texts.retry}
          onRetry={() => setAttempt(attempt + 1)}
        />
      );
    case 'expired':
      return (
        <EmptyState
          heading="h1"
          icon="exclamation-circle"
          title={texts.expired.title}
          text={texts.expired.text}
          action={<ButtonLink href="/reset-password">{texts.expired.action}</ButtonLink>}
        />
      );
    case 'open':
      return (
        <>
          <h1>{texts.title}</h1>
          <p className="vk-muted text-break">{fill(texts.text, { email: state.email })}</p>
          <PasswordForm
            id="reset"
            texts={passwords}
            errors={errors}
            submit={texts.submit}
            email={state.email}
            save={save}
          />
        </>
      );
  }
}

/** The contract requires a token; none is treated like a wrong one. */
function tokenHere(): string {
  return new URLSearchParams(window.location.search).get('token')?.slice(0, 200) || 'none';
}

function isExpired(cause: unknown): boolean {
  return cause instanceof ApiError && cause.code === 'link_expired';
}
