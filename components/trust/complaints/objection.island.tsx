'use client';

// The appeal of a member without access, by the decision's number and the account's address. An island because it sends
// the form and reads the number from a mail's link.

import { useEffect, useRef, useState } from 'react';
import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { namedDecision } from '#lib/rules/trust/complaints.ts';
import { AppealForm } from '../../ui/decision/appeal-form.tsx';
import styles from './complaint.module.css';

type Props = { texts: Texts['decisions']; errors: ErrorTexts };

export function Objection({ texts, errors }: Props) {
  const [reference, setReference] = useState('');
  /** Where it was sent from. */
  const [sentBy, setSentBy] = useState<string | null>(null);
  const done = useRef<HTMLHeadingElement>(null);
  const { objection } = texts;

  useEffect(() => setReference(namedDecision(window.location.search) ?? ''), []);
  useEffect(() => {
    if (sentBy !== null) done.current?.focus();
  }, [sentBy]);
  return (
    <details open={reference !== ''} className={styles.objection}>
      <summary>
        <h2>{objection.title}</h2>
      </summary>
      {sentBy !== null ? (
        <>
          <h3 ref={done} tabIndex={-1}>
            {objection.done}
          </h3>
          <p className="mb-0">{fill(objection.doneText, { email: sentBy })}</p>
        </>
      ) : (
        <>
          <p className="vk-muted">{objection.intro}</p>
          <AppealForm
            id="objection"
            reference={reference}
            email=""
            labels={{ reference: texts.facts.reference, email: texts.status.email }}
            texts={texts.appeal}
            errors={{ ...errors, not_found: texts.status.none }}
            onSent={setSentBy}
          />
        </>
      )}
    </details>
  );
}
