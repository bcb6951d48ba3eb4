import { useEffect, useRef } from 'react';
import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import type { CallResponse } from '#lib/browser/transport/types.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { DecisionAppeal } from '../../ui/decision/decision-appeal.tsx';
import { DecisionFacts } from '../../ui/decision/decision-facts.tsx';
import { useDay } from '../../ui/use-moment.ts';
import styles from './complaint.module.css';

type Props = {
  found: CallResponse<'POST /api/complaint-status.php'>;
  email: string;
  texts: Texts['decisions'];
  errors: ErrorTexts;
  onAppealed: () => void;
  onRetry: () => void;
};

/** A complaint with its decision, if any. */
export function StatusResult({ found, email, texts, errors, onAppealed, onRetry }: Props) {
  const day = useDay();
  const { status } = texts;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { receipt, received_at: receivedAt, decision } = found;
  return (
    <>
      <h3 ref={title} tabIndex={-1} className={styles.receipt}>
        {receipt}
      </h3>
      <p className="vk-muted">{fill(status.received, { date: day(receivedAt) })}</p>
      {decision ? (
        <>
          <DecisionFacts decision={decision} texts={texts} />
          <DecisionAppeal
            decision={decision}
            email={email}
            texts={texts}
            errors={errors}
            onAppealed={onAppealed}
          />
        </>
      ) : (
        <>
          <p className="mb-1">
            <strong>{status.open}</strong>
          </p>
          <p>{status.openText}</p>
        </>
      )}
      <p className="mt-3 mb-0">
        <Button variant="quiet" className="px-0" onClick={onRetry}>
          {status.another}
        </Button>
      </p>
    </>
  );
}
