'use client';

import type { ReactNode } from 'react';
import { errorText, type ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { useCall, useUser } from '#lib/browser/transport/hooks.ts';
import {
  eventKinds,
  notificationKinds,
  type NotificationKind,
} from '#lib/contract/outreach/notification-kinds.ts';
import type { Notifications } from '#lib/contract/outreach/notifications.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { ListRowsSkeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state.tsx';
import { useMoment } from '../../ui/use-moment.ts';
import styles from './notifications.module.css';
import { PreferenceRow } from './preference-row.tsx';
import { QuietHours } from './quiet-hours.tsx';
import { StoppedMails } from './stopped-mails.tsx';
import { useChanges, type Changes } from './use-changes.ts';

// The member's notifications: which, how often and when not. An island because they belong to the session; each change
// is saved at once.

type Props = {
  texts: Texts['notifications'];
  errors: ErrorTexts;
  /** This browser's push setting. */
  push?: ReactNode;
};

export function NotificationsScreen({ texts, errors, push }: Props) {
  const { user } = useUser();
  const { data, error, mutate } = useCall('GET /api/notifications.php', undefined);
  const failed = (cause: unknown) => errorText(cause, errors);
  const { shown, change, saved } = useChanges(data, failed);
  if (!user || !shown) {
    if (error)
      return <ErrorState text={texts.failed} retryLabel={texts.again} onRetry={() => void mutate()} />;
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

type MailAddressProps = {
  texts: Texts['notifications']['address'];
  notifications: Pick<Notifications, 'email' | 'email_source' | 'email_since'>;
  isConfirmed: boolean;
};

/** The mail address with its origin and date, and a link to change it. */
function MailAddress({ texts, notifications, isConfirmed }: MailAddressProps) {
  const { email, email_source: source, email_since: since } = notifications;
  const date = useMoment({ dateStyle: 'long' })(since);
  return (
    <SectionCard title={texts.title}>
      <p className="text-break text-body mb-1">{email}</p>
      <p>{fill(texts[source], { date })}</p>
      <div>
        <ButtonLink href={isConfirmed ? '/settings#account' : '/complete-signup'} variant="outline">
          {texts.change}
        </ButtonLink>
      </div>
    </SectionCard>
  );
}

type PreferenceListProps = {
  texts: Texts['notifications'];
  preferences: Notifications['preferences'];
  onChange: (changes: Changes) => void;
};

const isEvent = (kind: NotificationKind) => eventKinds.some((each) => each === kind);

/** All kinds of notifications: single events first, then periodic ones. */
function PreferenceList({ texts, preferences, onChange }: PreferenceListProps) {
  const sections = [
    { title: texts.events, kinds: notificationKinds.filter(isEvent) },
    { title: texts.others, kinds: notificationKinds.filter((kind) => !isEvent(kind)) },
  ];
  return sections.map(({ title, kinds }) => (
    <SectionCard key={title} title={title}>
      <ul className={styles.rows}>
        {kinds.map((kind) => (
          <PreferenceRow
            key={kind}
            texts={texts}
            kind={kind}
            preference={preferences[kind]}
            isEvent={isEvent(kind)}
            onChange={(change) => onChange({ preferences: { [kind]: change } })}
          />
        ))}
      </ul>
    </SectionCard>
  ));
}
