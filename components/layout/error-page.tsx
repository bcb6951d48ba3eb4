import type { ReactNode } from 'react';
import { Icon, type IconName } from '../ui/icon.tsx';

type ErrorPageProps = {
  /** The error as text, which `docs/specification.md` §8 makes the title. */
  title: string;
  text?: string;
  icon?: IconName;
  /** Actions: a link home, a button to retry. */
  children: ReactNode;
};

/** Replaces a page that failed. */
export function ErrorPage({ title, text, icon = 'emoji-frown', children }: ErrorPageProps) {
  return (
    <div className="vk-error-page">
      <div className="vk-state">
        <span className="vk-state-icon">
          <Icon name={icon} />
        </span>
        <h1>{title}</h1>
        {text && <p>{text}</p>}
        <div className="vk-state-actions">{children}</div>
      </div>
    </div>
  );
}
