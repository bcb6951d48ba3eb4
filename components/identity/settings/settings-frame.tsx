import type { ReactNode } from 'react';
import type { Texts } from '#lib/i18n/texts.ts';
import { SettingsNav } from './settings-nav.tsx';
import styles from './settings-page.module.css';

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
