import type { ReactNode, RefObject } from 'react';
import styles from './section-card.module.css';

type SectionCardProps = {
  title: string;
  /** Where the focus goes when the focused element is removed. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
  busy?: boolean;
  children: ReactNode;
};

/** A card with a title, such as one of the settings. */
export function SectionCard({ title, headingRef, busy, children }: SectionCardProps) {
  return (
    <section className={`card ${styles.section}`} aria-busy={busy || undefined}>
      <h2 ref={headingRef} tabIndex={headingRef && -1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
