import type { ReactNode } from 'react';
import styles from './alert-row.module.css';
import { Icon, type IconName } from './icon.tsx';

type AlertRowProps = {
  icon: IconName;
  /** Warnings report something that does not work. */
  tone?: 'warning' | 'soft';
  /** The text. */
  children: ReactNode;
  /** Links and buttons. */
  actions?: ReactNode;
  close: { label: string; onClose: () => void };
};

/** An alert above a page: problem, actions and dismissal. */
export function AlertRow({ icon, tone = 'warning', children, actions, close }: AlertRowProps) {
  return (
    <div className={`alert ${tone === 'warning' ? 'alert-warning ' : ''}${styles.row}`}>
      <Icon name={icon} className={styles.icon} />
      <div className={styles.text}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
      <button
        type="button"
        className={`btn-close ${styles.close}`}
        aria-label={close.label}
        onClick={close.onClose}
      />
    </div>
  );
}
