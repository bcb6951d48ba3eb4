import type { ReactNode } from 'react';
import { Icon, type IconName } from '../ui/icon.tsx';

type ErrorPageProps = {
  /** The error in words; section 8 makes it the title. */
  title: string;
  text?: string;
  icon?: IconName;
  /** The way out: a link home, a button to try again. */
  children: ReactNode;
};

/** What stands in place of a page that could not be shown. */
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
