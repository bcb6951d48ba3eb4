import type { ReactNode } from 'react';
import styles from './alert-row.module.css';
import { Icon, type IconName } from './icon.tsx';

type AlertRowProps = {
  icon: IconName;
  /** Warnings are about something that does not work. */
  tone?: 'warning' | 'soft';
  /** What it says. */
  children: ReactNode;
  /** Links and buttons. */
  deeds?: ReactNode;
  close: { label: string; onClose: () => void };
};

/** One alert over a page: what is the matter, what can be done about it, and how it goes away. */
export function AlertRow({ icon, tone = 'warning', children, deeds, close }: AlertRowProps) {
  return (
    <div className={`alert ${tone === 'warning' ? 'alert-warning ' : ''}${styles.row}`}>
      <Icon name={icon} className={styles.icon} />
      <div className={styles.words}>{children}</div>
      {deeds && <div className={styles.deeds}>{deeds}</div>}
      <button
        type="button"
        className={`btn-close ${styles.close}`}
        aria-label={close.label}
        onClick={close.onClose}
      />
    </div>
  );
}
