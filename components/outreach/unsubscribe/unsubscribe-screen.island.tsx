'use client';

// The target of a mail's unsubscribe link: explains it and unsubscribes on a press, because mail scanners open links.
// An island because the token is in the address, which shared pages never read.

import { useEffect, useState } from 'react';
import { ApiError } from '#lib/browser/transport/api-error.ts';
import { callApi } from '#lib/browser/transport/call.ts';
import { errorText, type ErrorTexts } from '#lib/browser/transport/error-text.ts';
import type { Unsubscription } from '#lib/contract/outreach/unsubscribe.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { EmptyState, ErrorState } from '../../ui/state.tsx';
import { UnsubscribeChoice, type Choice } from './unsubscribe-choice.tsx';
import { UnsubscribeDone } from './unsubscribe-done.tsx';

type Props = { texts: Texts['unsubscribe']; errors: ErrorTexts };

type State =
  | { step: 'checking' }
  | { step: 'expired' }
  | { step: 'failed'; message: string }
  | { step: 'asking' | 'stopped' | 'undone'; about: Unsubscription };

const tokenOfPage = () => new URLSearchParams(window.location.search).get('token') ?? '';

export function UnsubscribeScreen({ texts, errors }: Props) {
  const [state, setState] = useState<State>({ step: 'checking' });
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState<Choice | 'undo' | null>(null);
  const [refused, setRefused] = useState<string | null>(null);

  useEffect(() => {
    let isHere = true;
    callApi('GET /api/unsubscribe.php', { query: { token: tokenOfPage() } }).then(
      (about) => isHere && setState({ step: about.stopped === 'none' ? 'asking' : 'stopped', about }),
      (cause: unknown) => isHere && setState(refusal(cause, errors)),
    );
    return () => {
      isHere = false;
    };
  }, [attempt, errors]);

  const act = async (choice: Choice | 'undo', token: string) => {
    setBusy(choice);
    setRefused(null);
    try {
      const about = await callApi('POST /api/unsubscribe.php', { query: { token, choice }, body: {} });
      setState({ step: choice === 'undo' ? 'undone' : 'stopped', about });
    } catch (cause) {
      const isOver = cause instanceof ApiError && cause.code === 'link_expired';
      setRefused(isOver ? texts.expired : errorText(cause, errors));
    }
    setBusy(null);
  };

  if (state.step === 'checking') {
    return (
      <div className="vk-state vk-with-scripts">
        <span className="vk-state-icon vk-skeleton" />
        <h1>{texts.title}</h1>
        <p role="status">{texts.checking}</p>
      </div>
    );
  }
  if (state.step === 'expired')
    return <EmptyState heading="h1" icon="envelope" title={texts.expiredTitle} text={texts.expired} />;
  if (state.step === 'failed')
    return (
      <ErrorState
        text={`${texts.failed} ${state.message}`}
        retryLabel={texts.again}
        onRetry={() => setAttempt(attempt + 1)}
      />
    );
  const { about } = state;
  const word = texts.about[about.kind];
  if (state.step === 'stopped') {
    const undo = about.undo;
    return (
      <UnsubscribeDone
        texts={texts}
        message={fill(about.stopped === 'all' ? texts.stoppedAll : texts.stoppedKind, { about: word })}
        refused={refused}
        busy={busy}
        onUndo={undo === null ? null : () => void act('undo', undo)}
        onAll={about.stopped === 'kind' ? () => void act('all', tokenOfPage()) : null}
      />
    );
  }
  return (
    <UnsubscribeChoice
      texts={texts}
      about={word}
      isUndone={state.step === 'undone'}
      refused={refused}
      busy={busy}
      onChoose={(choice) => void act(choice, tokenOfPage())}
    />
  );
}

function refusal(cause: unknown, errors: ErrorTexts): State {
  const isOurs = cause instanceof ApiError && cause.status > 0 && cause.status < 500 && cause.status !== 429;
  return isOurs ? { step: 'expired' } : { step: 'failed', message: errorText(cause, errors) };
}
