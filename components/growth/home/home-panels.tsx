import type { ReactNode } from 'react';
import styles from './home.module.css';

/** Sections side by side if there is room. */
export function HomePanels({ children }: { children: ReactNode }) {
  return <div className={`${styles.panels} vk-section`}>{children}</div>;
}
