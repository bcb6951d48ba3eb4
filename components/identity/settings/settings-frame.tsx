import type { ReactNode } from 'react';
import type { Texts } from '#lib/i18n/texts.ts';
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

type SettingsFrameProps = Pick<Texts['settings'], 'title' | 'nav'> & { children: ReactNode };

/** The page around the settings: title, the links to its parts, and the parts. */
export function SettingsFrame({ title, nav, children }: SettingsFrameProps) {
  return (
    <div className="container-xl vk-page">
      <h1 className="mb-4">{title}</h1>
      <div className={styles.page}>
        <SettingsNav texts={nav} />
        <div className={styles.parts}>{children}</div>
      </div>
    </div>
  );
}

/** Links to the sections: above them on phones, beside them on wide screens. */
function SettingsNav({ texts }: { texts: Texts['settings']['nav'] }) {
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
