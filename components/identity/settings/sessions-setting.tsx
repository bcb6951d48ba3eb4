import { useRef, useState } from 'react';
import { callApi } from '#lib/browser/transport/call.ts';
import { useSessions } from '#lib/browser/transport/hooks.ts';
import type { Login } from '#lib/contract/identity/sessions.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { attempt } from '../../ui/attempt.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { ListRowsSkeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state.tsx';
import { notify } from '../../ui/toast.ts';
import { useMoment } from '../../ui/use-moment.ts';
import { browserName, countryName, placeAndMoment, SessionRow } from './session-row.tsx';
import sessionsStyles from './sessions.module.css';
import styles from './settings.module.css';

type Props = { texts: Texts['sessions']; failed: (cause: unknown) => string };

/** The member's sessions, each with an end button, and recent login attempts. */
export function SessionsSetting({ texts, failed }: Props) {
  const { data, error, mutate } = useSessions();
  const heading = useRef<HTMLHeadingElement>(null);
  /** The session being ended: its fingerprint, or all others. */
  const [busy, setBusy] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);

  const end = async (id: string | null, done: string) => {
    setBusy(id ?? 'all');
    const send = () => callApi('DELETE /api/sessions.php', { body: id === null ? {} : { id } });
    if (await attempt('sessions', send, failed)) notify({ kind: 'success', text: done });
    // Whether it succeeded or had already ended: the list shows it.
    await mutate();
    setBusy(null);
    heading.current?.focus();
  };

  const sessions = data?.sessions ?? [];
  return (
    <SectionCard title={texts.title} headingRef={heading}>
      {data ? (
        <>
          <p>{sessions.length > 1 ? texts.text : texts.alone}</p>
          <ul className={styles.list}>
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                texts={texts}
                session={session}
                busy={busy === session.id}
                onEnd={(name) => void end(session.id, fill(texts.ended, { name }))}
              />
            ))}
          </ul>
          {sessions.length > 2 ? (
            <div>
              <Button variant="outline" busy={busy === 'all'} onClick={() => setAsking(true)}>
                {texts.endAll}
              </Button>
            </div>
          ) : null}
          <LoginHistory texts={texts} logins={data.logins} />
        </>
      ) : error ? (
        <ErrorState text={texts.failed} retryLabel={texts.again} onRetry={() => void mutate()} />
      ) : (
        <ListRowsSkeleton label={texts.loading} count={2} />
      )}
      <ConfirmDialog
        open={asking}
        title={texts.endAllTitle}
        text={texts.endAllText}
        yes={texts.yes}
        no={texts.no}
        onYes={() => {
          setAsking(false);
          void end(null, texts.endedAll);
        }}
        onNo={() => setAsking(false)}
      />
    </SectionCard>
  );
}

/** Recent logins and attempts, collapsed. */
function LoginHistory({ texts, logins }: { texts: Texts['sessions']; logins: readonly Login[] }) {
  const { locale } = useSite();
  const moment = useMoment({ dateStyle: 'medium', timeStyle: 'short' });
  return (
    <details className={sessionsStyles.history}>
      <summary>{texts.history}</summary>
      <p className="form-text">{logins.length > 0 ? texts.historyText : texts.noHistory}</p>
      <ul className={sessionsStyles.logins}>
        {logins.map((login) => (
          <li key={`${login.at} ${login.outcome}`} className={sessionsStyles.login}>
            <Icon
              name={
                login.outcome === 'wrong_password' || login.outcome === 'locked'
                  ? 'exclamation-circle'
                  : 'check2'
              }
            />
            <span className="vk-row-text">
              <span className={sessionsStyles.name}>{texts.outcome[login.outcome]}</span>
              <span className={sessionsStyles.line}>
                {placeAndMoment([
                  moment(login.at),
                  browserName(login, texts),
                  countryName(login.country, locale),
                ])}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
