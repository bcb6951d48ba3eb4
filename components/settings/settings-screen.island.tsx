'use client';

// The member's settings: language, mail address, privacy, blocked people, logout. All of it belongs to the session.

import { errorText, type ErrorTexts } from '../../lib/api/error-text.ts';
import { useUser } from '../../lib/api/hooks.ts';
import type { Texts } from '../../lib/i18n/texts.ts';
import { ListRowsSkeleton } from '../ui/skeleton.tsx';
import { ErrorState } from '../ui/state.tsx';
import { BlockedMembers } from './blocked-members.tsx';
import { LanguageSetting } from './language-setting.tsx';
import { MailSetting } from './mail-setting.tsx';
import { PrivacySetting } from './privacy-setting.tsx';
import { SessionSetting } from './session-setting.tsx';
import styles from './settings.module.css';

type SettingsScreenProps = { texts: Texts['settings']; errors: ErrorTexts };

export function SettingsScreen({ texts, errors }: SettingsScreenProps) {
  const { user, error, mutate } = useUser();
  if (!user) {
    if (error) return <ErrorState text={texts.failed} again={texts.again} onAgain={() => void mutate()} />;
    return <ListRowsSkeleton label={texts.loading} count={4} />;
  }
  const failed = (cause: unknown) => errorText(cause, errors);
  return (
    <div className={styles.sections}>
      <LanguageSetting texts={texts.language} failed={failed} />
      <MailSetting texts={texts.email} user={user} />
      <PrivacySetting texts={texts.privacy} user={user} failed={failed} />
      <BlockedMembers texts={texts.blocked} again={texts.again} failed={failed} />
      <SessionSetting texts={texts.session} failed={failed} />
    </div>
  );
}
