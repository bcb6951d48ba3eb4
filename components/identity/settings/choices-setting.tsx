import { useOptimistic, useTransition } from 'react';
import { mutate } from 'swr';
import { saveCookieConsent } from '#lib/browser/storage/save-cookie-consent.ts';
import { callApi } from '#lib/browser/transport/call.ts';
import { usePrivacy, useUser } from '#lib/browser/transport/hooks.ts';
import type { Privacy } from '#lib/contract/identity/privacy.ts';
import type { Gender, Sexuality } from '#lib/contract/vocabulary.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { attempt } from '../../ui/attempt.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { ListRowsSkeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state.tsx';
import { useMoment } from '../../ui/use-moment.ts';
import { SensitiveChoice } from './sensitive-choice.tsx';
import sessionsStyles from './sessions.module.css';
import { SwitchRow } from './switch-row.tsx';

type Props = {
  texts: Texts['privacy']['choices'];
  sexualities: Texts['profile']['sexuality'];
  failed: (cause: unknown) => string;
};

/** Optional uses of the member's data, and the log of all consents. */
export function ChoicesSetting({ texts, sexualities, failed }: Props) {
  const { data, error, mutate } = usePrivacy();
  const { user } = useUser();
  return (
    <SectionCard title={texts.title}>
      <p>{texts.text}</p>
      {data && user ? (
        <>
          <Choices
            gender={user.profile.gender}
            texts={texts}
            sexualities={sexualities}
            choices={data.choices}
            failed={failed}
            onSaved={(saved) => mutate(saved, { revalidate: false })}
          />
          <ConsentLog texts={texts} consents={data.consents} />
        </>
      ) : error ? (
        <ErrorState text={texts.failed} retryLabel={texts.again} onRetry={() => void mutate()} />
      ) : (
        <ListRowsSkeleton label={texts.loading} count={2} />
      )}
    </SectionCard>
  );
}

type ChoicesProps = Props & {
  gender: Gender;
  choices: Privacy['choices'];
  onSaved: (saved: Privacy) => Promise<unknown>;
};

function Choices({ texts, sexualities, gender, choices, failed, onSaved }: ChoicesProps) {
  const [shown, show] = useOptimistic(choices);
  const [, startSaving] = useTransition();
  const save = (change: Partial<Privacy['choices']>) =>
    startSaving(async () => {
      show({ ...shown, ...change });
      const send = async () => onSaved(await callApi('PUT /api/privacy.php', { body: change }));
      const isSaved = await attempt('choices', send, failed);
      if (isSaved && change.statistics !== undefined) saveCookieConsent(change.statistics);
    });
  async function saveSexuality(sexuality: Sexuality | null): Promise<boolean> {
    try {
      await onSaved(await callApi('PUT /api/privacy.php', { body: { sexuality } }));
      await mutate(['GET /api/profile.php', undefined]);
      return true;
    } catch {
      return false;
    }
  }
  return (
    <>
      {(['statistics', 'attribution'] as const).map((choice) => (
        <SwitchRow
          key={choice}
          id={`choice-${choice}`}
          label={texts[choice].label}
          hint={texts[choice].hint}
          on={shown[choice]}
          onSwitch={(on) => save({ [choice]: on })}
        />
      ))}
      <SensitiveChoice
        texts={texts.sensitive}
        sexualities={sexualities}
        gender={gender}
        choices={shown}
        save={saveSexuality}
      />
    </>
  );
}

type ConsentLogProps = { texts: Texts['privacy']['choices']; consents: Privacy['consents'] };

/** Given and withdrawn consents, newest first. */
export function ConsentLog({ texts, consents }: ConsentLogProps) {
  const minute = useMoment({ dateStyle: 'long', timeStyle: 'short' });
  const day = useMoment({ dateStyle: 'long' });
  if (consents.length === 0) return null;
  return (
    <details className={sessionsStyles.history}>
      <summary>{texts.log}</summary>
      <ul className={sessionsStyles.logins}>
        {consents.map(({ kind, granted, version, at }) => (
          <li key={`${kind} ${at} ${granted}`} className={sessionsStyles.login}>
            <div>
              <span>{fill(granted ? texts.granted : texts.withdrawn, { what: texts.kinds[kind] })}</span>
              {version ? <span>{` ${fill(texts.version, { date: day(version) })}`}</span> : null}
              <span className={sessionsStyles.line}>{minute(at)}</span>
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
