import type { Texts } from '#lib/i18n/texts.ts';
import styles from './settings-page.module.css';

/** The parts of the settings in their order; each is the anchor of its part, too. */
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

/** Links to the parts of this page: above them on a phone, beside them on a wide screen. */
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
