'use client';

import { useState } from 'react';
import { subscribeToPush } from '#lib/browser/push/subscribe-push.ts';
import { usePushState } from '#lib/browser/push/use-push-state.ts';
import { errorText, type ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { useUser } from '#lib/browser/transport/hooks.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { ActivationTexts } from '#lib/i18n/texts.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { ButtonLink, Button } from '../../ui/button.tsx';
import { EmptyState, ErrorState, IconState } from '../../ui/state.tsx';
import { MailStep } from './mail-step.tsx';

// The steps after signup: push messages, then the activation mail. An island because only the browser knows whether it
// supports push, and the new session.

type CompleteSignupProps = { texts: Pick<ActivationTexts, 'error' | 'mail' | 'push'>; errors: ErrorTexts };

// Without the parameter that makes the reminder a dialog (`docs/specification.md` §4, alerts): these steps replace it.
const matches = '/signup-matches';

export function CompleteSignup({ texts, errors }: CompleteSignupProps) {
  const { pushPublicKey, errorTexts } = useSite();
  const { user, error, mutate } = useUser();
  const push = usePushState(pushPublicKey);
  const [isOffered, setIsOffered] = useState(false);
  const [hasAnswered, setHasAnswered] = useState(false);
  // Stays until answered, so that the browser's response can be read.
  if (push === 'not subscribed' && !isOffered) setIsOffered(true);

  if (error && !user) {
    return (
      <ErrorState
        text={errorText(error, errors)}
        retryLabel={errorTexts.again}
        onRetry={() => void mutate()}
      />
    );
  }
  if (user === null) {
    const action = <ButtonLink href="/login">{texts.error.login}</ButtonLink>;
    return (
      <EmptyState
        heading="h1"
        icon="envelope"
        title={texts.mail.title}
        text={texts.mail.login}
        action={action}
      />
    );
  }
  if (user === undefined || push === 'unknown') return <Waiting />;
  if (isOffered && !hasAnswered) {
    return <PushStep texts={texts.push} user={user.id} onDone={() => setHasAnswered(true)} />;
  }
  if (user.status === 'active') {
    const action = <ButtonLink href={matches}>{texts.mail.go}</ButtonLink>;
    return <EmptyState heading="h1" icon="check2" title={texts.mail.confirmed} action={action} />;
  }
  return (
    <MailStep
      texts={texts.mail}
      errors={errors}
      email={user.email}
      bounced={user.notifications_disabled.includes('bounce')}
      next={matches}
    />
  );
}

function Waiting() {
  return (
    <div className="vk-state" aria-busy="true">
      <span className="vk-state-icon vk-skeleton" />
      <span className="vk-skeleton vk-skeleton-line w-75" />
      <span className="vk-skeleton vk-skeleton-line w-100" />
    </div>
  );
}

type PushStepProps = { texts: ActivationTexts['push']; user: number; onDone: () => void };

/** Asks in our own words first; the browser's prompt follows only after yes. */
function PushStep({ texts, user, onDone }: PushStepProps) {
  const { name, pushPublicKey } = useSite();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState<string | null>(null);
  const ask = async () => {
    setAsking(true);
    try {
      const state = await subscribeToPush(pushPublicKey, user);
      if (state === 'denied') setReason(texts.denied);
      else onDone();
    } catch {
      setReason(texts.failed);
    }
    setAsking(false);
  };
  return (
    <IconState icon="bell">
      <h1 className="h2">{texts.title}</h1>
      <p>{fill(texts.text, { brand: name })}</p>
      <p role="status">{asking ? texts.asking : reason}</p>
      {reason ? null : (
        <Button size="lg" className="w-100" busy={asking} onClick={() => void ask()}>
          {texts.yes}
        </Button>
      )}
      <Button variant="quiet" className="w-100" onClick={onDone}>
        {texts.no}
      </Button>
    </IconState>
  );
}
