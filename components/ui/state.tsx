import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

type IconStateProps = { icon: IconName; children: ReactNode };

/** A centred section below an icon: what happened, or what to do next. */
export function IconState({ icon, children }: IconStateProps) {
  return (
    <section className="vk-state">
      <span className="vk-state-icon">
        <Icon name={icon} />
      </span>
      {children}
    </section>
  );
}

type StateProps = {
  icon: IconName;
  title: string;
  text?: string;
  /** A single button or link. */
  action?: ReactNode;
  /** `h1` if it is the page's only content. */
  heading?: 'h1' | 'h2';
};

/** An empty list: one sentence and one action. */
export function EmptyState({ icon, title, text, action, heading: Heading = 'h2' }: StateProps) {
  return (
    <IconState icon={icon}>
      <Heading className="h3">{title}</Heading>
      {text && <p>{text}</p>}
      {action}
    </IconState>
  );
}

type ErrorStateProps = {
  text: string;
  /** Label of the button. */
  retryLabel: string;
  onRetry: () => void;
};

/** A list that failed to load, with a retry. */
export function ErrorState({ text, retryLabel, onRetry }: ErrorStateProps) {
  return (
    <div className="vk-state" role="alert">
      <span className="vk-state-icon">
        <Icon name="exclamation-circle" />
      </span>
      <p>{text}</p>
      <button type="button" className="btn btn-outline" onClick={onRetry}>
        {retryLabel}
      </button>
    </div>
  );
}
