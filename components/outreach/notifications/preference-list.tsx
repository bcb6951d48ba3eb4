import {
  eventKinds,
  notificationKinds,
  type NotificationKind,
} from '#lib/contract/outreach/notification-kinds.ts';
import type { Notifications } from '#lib/contract/outreach/notifications.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import styles from './notifications.module.css';
import { PreferenceRow } from './preference-row.tsx';
import type { Changes } from './use-changes.ts';

type Props = {
  texts: Texts['notifications'];
  preferences: Notifications['preferences'];
  onChange: (changes: Changes) => void;
};

const isEvent = (kind: NotificationKind) => eventKinds.some((each) => each === kind);

/** Every kind of news: those of single events first, then those with a rhythm of their own. */
export function PreferenceList({ texts, preferences, onChange }: Props) {
  const sections = [
    { title: texts.events, kinds: notificationKinds.filter(isEvent) },
    { title: texts.others, kinds: notificationKinds.filter((kind) => !isEvent(kind)) },
  ];
  return sections.map(({ title, kinds }) => (
    <section key={title} className={`card ${styles.section}`}>
      <h2>{title}</h2>
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
    </section>
  ));
}
