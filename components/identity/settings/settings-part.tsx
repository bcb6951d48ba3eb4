import type { ReactNode } from 'react';
import type { SettingsPart as Part } from './settings-frame.tsx';
import styles from './settings-page.module.css';

/** A section of the settings with its anchor. */
export function SettingsPart({ id, children }: { id: Part; children: ReactNode }) {
  return (
    <div id={id} className={styles.part}>
      {children}
    </div>
  );
}
