import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import styles from './settings-page.module.css';

/** The sections in order, by their anchors. */
const settingsParts = [
  'account',
  'notifications',
  'visibility',
  'sessions',
  'blocked',
  'privacy',
  'invitations',
  'data',
  'deletion',
] as const;

export type SettingsPart = (typeof settingsParts)[number];

/** The page around the settings: title, the links to its parts, and the parts. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  const t = useTranslations('settings');
  return (
    <div className="container-xl vk-page">
      <h1 className="mb-4">{t('title')}</h1>
      <div className={styles.page}>
        <SettingsNav />
        <div className={styles.parts}>{children}</div>
      </div>
    </div>
  );
}

/** Links to the sections: above them on phones, beside them on wide screens. */
function SettingsNav() {
  const t = useTranslations('settings.nav');
  return (
    <nav className={styles.nav} aria-label={t('label')}>
      <ul>
        {settingsParts.map((part) => (
          <li key={part}>
            <a href={`#${part}`}>{t(part)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
