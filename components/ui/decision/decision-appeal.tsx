import { useEffect, useRef, useState } from 'react';
import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import type { Decision } from '#lib/contract/trust/decisions.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { DecisionTexts } from '#lib/i18n/pick-texts.ts';
import { appealState } from '#lib/rules/trust/appeal-state.ts';
import { Button } from '../button.tsx';
import { AppealForm } from './appeal-form.tsx';
import { useDay, useMinute } from '../use-moment.ts';

type Props = {
  decision: Decision;
  /** Of the party that sees the decision. */
  email: string;
  texts: DecisionTexts;
  errors: ErrorTexts;
  /** Refetches the decision. */
  onAppealed: () => void;
};

/** The state of the reader's appeal, or the form for one. */
export function DecisionAppeal({ decision, email, texts, errors, onAppealed }: Props) {
  const day = useDay();
  const minute = useMinute();
  const [writing, setWriting] = useState(false);
  const state = appealState(decision, new Date());
  const { appeal, reference, reversed_at: reversedAt } = decision;
  const news = useRef<HTMLParagraphElement>(null);
  const wrote = useRef(false);
  // The form has unmounted with the focus.
  useEffect(() => {
    if (!wrote.current || state === 'open') return;
    wrote.current = false;
    news.current?.focus();
  }, [state]);

  if (appeal && (state === 'waits' || state === 'upheld' || state === 'reversed')) {
    const date = day(appeal.created_at);
    return (
      <p ref={news} tabIndex={-1} className="mb-0" role="status">
        {fill(texts.appeal[state], { date, reason: appeal.reason ?? '' })}
      </p>
    );
  }
  if (reversedAt !== null) return <p className="mb-0">{fill(texts.reversedAt, { date: day(reversedAt) })}</p>;
  if (state === 'over') return <p className="vk-muted mb-0">{texts.appeal.over}</p>;
  if (writing)
    return (
      <AppealForm
        id={`appeal-${reference}`}
        reference={reference}
        email={email}
        texts={texts.appeal}
        errors={errors}
        onSent={() => {
          wrote.current = true;
          onAppealed();
        }}
        onCancel={() => setWriting(false)}
      />
    );
  return (
    <>
      <p className="vk-muted">{fill(texts.appeal.until, { date: minute(decision.appeal_until) })}</p>
      <Button variant="outline" onClick={() => setWriting(true)}>
        {texts.appeal.button}
      </Button>
    </>
  );
}
