import type { Texts } from '#lib/i18n/texts.ts';
import styles from './settings-page.module.css';

/** The sections in order, by their anchors. */
export const settingsParts = [
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

/** Links to the sections: above them on phones, beside them on wide screens. */
export function SettingsNav({ texts }: { texts: Texts['settings']['nav'] }) {
  return (
    <nav className={styles.nav} aria-label={texts.label}>
      <ul>
        {settingsParts.map((part) => (
          <li key={part}>
            <a href={`#${part}`}>{texts[part]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
