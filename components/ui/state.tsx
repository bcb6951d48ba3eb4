import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

type StateProps = {
  icon: IconName;
  title: string;
  text?: string;
  /** The one next step: a button or a link. */
  action?: ReactNode;
};

/** A list that is empty: one sentence and one action. */
export function EmptyState({ icon, title, text, action }: StateProps) {
  return (
    <div className="vk-state">
      <span className="vk-state-icon">
        <Icon name={icon} />
      </span>
      <h2 className="h3">{title}</h2>
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
