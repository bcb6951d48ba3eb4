import { useDecisions } from '#lib/browser/transport/hooks.ts';
import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import type { User } from '#lib/contract/identity/accounts.ts';
import type { DecisionTexts } from '#lib/i18n/pick-texts.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { DecisionAppeal } from '../../ui/decision/decision-appeal.tsx';
import { DecisionFacts } from '../../ui/decision/decision-facts.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { ErrorState } from '../../ui/state.tsx';
import styles from './decisions.module.css';

type Props = { texts: DecisionTexts & Pick<Texts['decisions'], 'own'>; errors: ErrorTexts; user: User };

/** Measures against the member's own account with reason and appeal; nothing without any. */
export function OwnDecisions({ texts, errors, user }: Props) {
  const { data, error, mutate } = useDecisions();
  const { own } = texts;
  // Most members have none, so loading is not announced.
  if (!data) {
    if (!error) return null;
    return (
      <SectionCard title={own.title}>
        <ErrorState text={own.failed} retryLabel={own.again} onRetry={() => void mutate()} />
      </SectionCard>
    );
  }
  if (data.decisions.length === 0) return null;
  return (
    <SectionCard title={own.title}>
      <p>{own.intro}</p>
      <ul className={styles.list}>
        {data.decisions.map((decision) => (
          <li key={decision.reference}>
            <DecisionFacts decision={decision} texts={texts} />
            <DecisionAppeal
              decision={decision}
              email={user.email}
              texts={texts}
              errors={errors}
              onAppealed={() => void mutate()}
            />
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
