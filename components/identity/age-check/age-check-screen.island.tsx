'use client';

// Where a member shows to be of age at the brand's provider, and comes back to the outcome; all of it belongs to the
// session.

import { useEffect, useState } from 'react';
import { codeOf } from '#lib/browser/transport/api-error.ts';
import { callApi } from '#lib/browser/transport/call.ts';
import { errorText, type ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { useCall, useUser } from '#lib/browser/transport/hooks.ts';
import { refresh } from '#lib/browser/transport/refresh.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ListRowsSkeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state.tsx';

type Props = { texts: Texts['ageCheck']; errors: ErrorTexts };

export function AgeCheckScreen({ texts, errors }: Props) {
  const { name } = useSite();
  const { user } = useUser();
  const { data, error, mutate } = useCall('GET /api/age-check.php', undefined);
  const isDue = data?.due;
  useEffect(() => {
    // What the screen has learned here the rest of the site shall know too.
    if (isDue === false) void refresh([{ name: 'GET /api/user.php' }]);
  }, [isDue]);

  if (!data) {
    if (error) return <ErrorState text={texts.failed} again={texts.again} onAgain={() => void mutate()} />;
    return <ListRowsSkeleton label={texts.loading} count={3} />;
  }
  if (!data.due) {
    const { title, text, go } = texts.passed;
    return (
      <EmptyState
        heading="h1"
        icon="shield-check"
        title={title}
        text={text}
        action={<ButtonLink href="/members">{go}</ButtonLink>}
      />
    );
  }
  const isOpen = data.state === 'pending';
  const wasRefused = data.state === 'failed';
  return (
    <section className="vk-state">
      <span className="vk-state-icon">
        <Icon name={isOpen ? 'hourglass-split' : 'shield-check'} />
      </span>
      <div role="status">
        <h1 className="h2 mb-2">
          {isOpen ? texts.pending.title : wasRefused ? texts.refused.title : texts.title}
        </h1>
        <p>
          {isOpen ? texts.pending.text : wasRefused ? texts.refused.text : fill(texts.due, { brand: name })}
        </p>
      </div>
      <p>{texts.privacy}</p>
      {user?.status === 'not_confirmed' ? (
        <p>{texts.confirmFirst}</p>
      ) : (
        <StartButton
          label={isOpen || wasRefused ? texts.refused.startAgain : texts.start}
          texts={texts}
          errors={errors}
          onDone={() => void mutate()}
        />
      )}
      {isOpen && (
        <Button variant="quiet" className="w-100 mt-1" onClick={() => void mutate()}>
          {texts.pending.look}
        </Button>
      )}
    </section>
  );
}

type StartProps = Props & { label: string; onDone: () => void };

function StartButton({ label, texts, errors, onDone }: StartProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const start = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      const { url } = await callApi('POST /api/age-check.php');
      window.location.assign(url);
    } catch (error) {
      setIsBusy(false);
      const code = codeOf(error);
      // An earlier check was passed meanwhile.
      if (code === 'age_check_done') onDone();
      else setFailure(code === 'provider_unavailable' ? texts.unavailable : errorText(error, errors));
    }
  };
  return (
    <>
      {failure && (
        <p className="text-danger" role="alert">
          {failure}
        </p>
      )}
      <Button size="lg" className="w-100" busy={isBusy} onClick={() => void start()}>
        {label}
      </Button>
    </>
  );
}
