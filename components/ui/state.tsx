import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

type StateProps = {
  icon: IconName;
  title: string;
  text?: string;
  /** The one next step: a button or a link. */
  action?: ReactNode;
  /** `h1` where it is all the page says. */
  heading?: 'h1' | 'h2';
};

/** A list that is empty: one sentence and one action. */
export function EmptyState({ icon, title, text, action, heading: Heading = 'h2' }: StateProps) {
  return (
    <div className="vk-state">
      <span className="vk-state-icon">
        <Icon name={icon} />
      </span>
      <Heading className="h3">{title}</Heading>
      {text && <p>{text}</p>}
      {action}
    </div>
  );
}

type ErrorStateProps = {
  text: string;
  /** Word of the button. */
  again: string;
  onAgain: () => void;
};

/** A list that could not be loaded, with "try again". */
export function ErrorState({ text, again, onAgain }: ErrorStateProps) {
  return (
    <div className="vk-state" role="alert">
      <span className="vk-state-icon">
        <Icon name="exclamation-circle" />
      </span>
      <p>{text}</p>
      <button type="button" className="btn btn-outline" onClick={onAgain}>
        {again}
      </button>
    </div>
  );
}
