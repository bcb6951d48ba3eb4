import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { getErrorCode } from '#lib/browser/transport/api-error.ts';
import { callApi } from '#lib/browser/transport/call.ts';
import { errorText, type ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { clearDeletion } from '#lib/browser/identity/account-deletion.ts';
import { spendToken } from '#lib/browser/identity/spend-token.ts';
import { afterLogin } from '#lib/browser/session/after-login.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useHref } from '../../ui/link.tsx';
import { EmptyState, ErrorState } from '../../ui/state.tsx';
import { WaitingState } from '../../ui/waiting-state.tsx';
import { notify } from '../../ui/toast.ts';
import { ResendRestoreLink } from './resend-restore-link.tsx';

type RestoreAccountProps = {
  token: string;
  texts: Pick<Texts['accountDeletion'], 'again' | 'back' | 'link'>;
  errors: ErrorTexts;
};

/** Uses the mail's link: continues to the members, or explains the failure. */
export function RestoreAccount({ token, texts, errors }: RestoreAccountProps) {
  const router = useRouter();
  const members = useHref()('/members');
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const { back } = texts;

  useEffect(() => {
    const settle = async () => {
      try {
        const restore = () => callApi('PUT /api/reactivation.php', { body: { token } });
        const { user } = await spendToken(token, restore);
        await afterLogin(user);
        clearDeletion();
        notify({ kind: 'success', text: back.done });
        router.replace(members);
      } catch (error) {
        setFailure(error);
      }
    };
    void settle();
  }, [attempt, members, router, token, back.done]);

  if (failure === null) return <WaitingState text={back.working} />;
  switch (getErrorCode(failure)) {
    case 'link_expired':
      return (
        <>
          <EmptyState heading="h1" icon="exclamation-circle" title={back.expired} text={back.expiredText} />
          <ResendRestoreLink texts={texts.link} errors={errors} email="" />
        </>
      );
    case 'account_exists':
    case 'account_closed': {
      const login = <ButtonLink href="/login">{back.login}</ButtonLink>;
      return (
        <EmptyState
          heading="h1"
          icon="exclamation-circle"
          title={errorText(failure, errors)}
          action={login}
        />
      );
    }
    default:
      return (
        <ErrorState
          text={errorText(failure, errors)}
          retryLabel={texts.again}
          onRetry={() => {
            setFailure(null);
            setAttempt(attempt + 1);
          }}
        />
      );
  }
}
