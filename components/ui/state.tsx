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

type SkeletonProps = {
  /** Announced while loading. */
  label: string;
  count?: number;
};

function Line({ width }: { width: string }) {
  return <span className="vk-skeleton vk-skeleton-line d-block" style={{ width }} />;
}

/** The skeleton of a grid of members. */
export function CardGridSkeleton({ label, count = 8 }: SkeletonProps) {
  return (
    <div className="vk-grid" role="status" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="vk-tile vk-skeleton" />
      ))}
    </div>
  );
}

/** The skeleton of a list of members or conversations. */
export function ListRowsSkeleton({ label, count = 6 }: SkeletonProps) {
  return (
    <div className="vk-rows" role="status" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="vk-row">
          <span className="vk-avatar vk-skeleton" />
          <span className="vk-row-text">
            <Line width="40%" />
            <Line width="75%" />
          </span>
        </div>
      ))}
    </div>
  );
}

const bubbles = ['62%', '48%', '70%', '35%', '55%'];

/** The skeleton of a conversation. */
export function ChatSkeleton({ label }: Pick<SkeletonProps, 'label'>) {
  return (
    <div className="p-3" role="status" aria-label={label}>
      {bubbles.map((width, index) => (
        <div
          key={width}
          className={index % 2 ? 'vk-bubble vk-skeleton ms-auto' : 'vk-bubble vk-skeleton'}
          style={{ width, height: '3.25rem' }}
        />
      ))}
    </div>
  );
}

/** Shown while the server checks a link. */
export function WaitingState({ text }: { text: string }) {
  return (
    <div className="vk-state" role="status">
      <span className="vk-state-icon vk-skeleton" />
      <p>{text}</p>
    </div>
  );
}
