import type { ReactNode } from 'react';
import styles from './alert-line.module.css';
import { Icon, type IconName } from './icon.tsx';

type AlertLineProps = {
  icon: IconName;
  /** Warnings report something that does not work. */
  tone?: 'warning' | 'soft';
  /** A single link or button with a short text. */
  children: ReactNode;
  close: { label: string; onClose: () => void };
};

/** An alert on phones: a single line, so that the page starts on the first screen. */
export function AlertLine({ icon, tone = 'warning', children, close }: AlertLineProps) {
  return (
    <div className={`alert ${tone === 'warning' ? 'alert-warning ' : ''}${styles.line}`}>
      <Icon name={icon} />
      <div className={styles.action}>{children}</div>
      <button
        type="button"
        className={`btn-close ${styles.close}`}
        aria-label={close.label}
        onClick={close.onClose}
      />
    </div>
  );
}
