'use client';

// What the member is told of, how often and when not. All of it belongs to the session and is saved as it is changed.

import type { ReactNode } from 'react';
import { errorText, type ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { useCall, useUser } from '#lib/browser/transport/hooks.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { ListRowsSkeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state.tsx';
import { MailAddress } from './mail-address.tsx';
import styles from './notifications.module.css';
import { PreferenceList } from './preference-list.tsx';
import { QuietHours } from './quiet-hours.tsx';
import { StoppedMails } from './stopped-mails.tsx';
import { useChanges } from './use-changes.ts';

type Props = {
  texts: Texts['notifications'];
  errors: ErrorTexts;
  /** How this browser stands to push messages. */
  push?: ReactNode;
};

export function NotificationsScreen({ texts, errors, push }: Props) {
  const { user } = useUser();
  const { data, error, mutate } = useCall('GET /api/notifications.php', undefined);
  const failed = (cause: unknown) => errorText(cause, errors);
  const { shown, change, saved } = useChanges(data, failed);
  if (!user || !shown) {
    if (error) return <ErrorState text={texts.failed} again={texts.again} onAgain={() => void mutate()} />;
    return <ListRowsSkeleton label={texts.loading} count={5} />;
  }
  return (
    <div className={styles.sections}>
      <StoppedMails texts={texts.stopped} user={user} failed={failed} />
      <PreferenceList texts={texts} preferences={shown.preferences} onChange={change} />
      {push}
      <QuietHours texts={texts.quiet} hours={shown.quiet_hours} zone={shown.time_zone} onChange={change} />
      <MailAddress texts={texts.address} notifications={shown} isConfirmed={user.status === 'active'} />
      <p className="visually-hidden" role="status">
        {saved > 0 && <span key={saved}>{texts.saved}</span>}
      </p>
    </div>
  );
}
