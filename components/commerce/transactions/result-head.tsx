import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../ui/icon.tsx';

type ResultHeadProps = { icon: IconName; title: string; children: ReactNode };

/** The outcome of a payment in a sentence, and the next step. */
export function ResultHead({ icon, title, children }: ResultHeadProps) {
  return (
    <div className="vk-state">
      <span className="vk-state-icon">
        <Icon name={icon} />
      </span>
      <h1 className="h3">{title}</h1>
      {children}
    </div>
  );
}
