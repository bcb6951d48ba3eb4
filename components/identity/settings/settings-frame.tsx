import type { ReactNode } from 'react';
import type { Texts } from '#lib/i18n/texts.ts';
import { SettingsNav } from './settings-nav.tsx';
import styles from './settings-page.module.css';

/** The page around the settings: title, the links to its parts, and the parts. */
export function SettingsFrame({ texts, children }: { texts: Texts['settings']; children: ReactNode }) {
  return (
    <div className="container-xl vk-page">
      <h1 className="mb-4">{texts.title}</h1>
      <div className={styles.page}>
        <SettingsNav texts={texts.nav} />
        <div className={styles.parts}>{children}</div>
      </div>
    </div>
  );
}
