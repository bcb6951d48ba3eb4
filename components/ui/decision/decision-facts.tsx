import type { ReactNode } from 'react';
import type { Decision } from '#lib/contract/trust/decisions.ts';
import type { DecisionTexts } from '#lib/i18n/pick-texts.ts';
import styles from './decision.module.css';
import { useDay } from '../use-moment.ts';

type Props = { decision: Decision; texts: DecisionTexts };

/** The decision with ground, reason and date. */
export function DecisionFacts({ decision, texts: { facts, actions, grounds } }: Props) {
  const day = useDay();
  return (
    <dl className={styles.facts}>
      <Fact name={facts.action}>
        <strong>{actions[decision.action]}</strong>
      </Fact>
      <Fact name={facts.ground}>{grounds[decision.ground]}</Fact>
      <Fact name={facts.reason}>{decision.reason}</Fact>
      <Fact name={facts.decided}>
        <time dateTime={decision.decided_at}>{day(decision.decided_at)}</time>
      </Fact>
      <Fact name={facts.reference}>
        <span className={styles.number}>{decision.reference}</span>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
