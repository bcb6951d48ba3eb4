import type { ReactNode } from 'react';
import styles from './notifications.module.css';

type Props = { title: string; intro: string; children: ReactNode };

/** Heading and width of the screen. */
export function NotificationsFrame({ title, intro, children }: Props) {
  return (
    <div className="container-xl vk-page">
      <div className={styles.frame}>
        <h1>{title}</h1>
        <p className="vk-muted mb-4">{intro}</p>
        {children}
      </div>
    </div>
  );
}
