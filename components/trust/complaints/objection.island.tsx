'use client';

// The appeal of a member without access, by the decision's number and the account's address. An island because it sends
// the form and reads the number from a mail's link.

import { useEffect, useRef, useState } from 'react';
import { fieldText, type ErrorTexts } from '#lib/browser/transport/error-text.ts';
import type { FieldError } from '#lib/contract/errors.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { namedDecision } from '#lib/rules/trust/complaints.ts';
import { checkEmail, foundErrors } from '#lib/rules/platform/text-fields.ts';
import { AppealForm } from '../../ui/decision/appeal-form.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './complaint.module.css';

type Props = { texts: Texts['decisions']; errors: ErrorTexts };
type Wrong = { reference?: FieldError; email?: FieldError };

export function Objection({ texts, errors }: Props) {
  const [access, setAccess] = useState({ reference: '', email: '' });
  const [wrong, setWrong] = useState<Wrong>({});
  const [isSent, setSent] = useState(false);
  const frame = useRef<HTMLDetailsElement>(null);
  const address = useRef<HTMLInputElement>(null);
  const done = useRef<HTMLHeadingElement>(null);
  const { objection } = texts;

  useEffect(() => {
    const reference = namedDecision(window.location.search);
    if (reference === null || !frame.current) return;
    setAccess((before) => ({ ...before, reference }));
    frame.current.open = true;
    address.current?.focus();
  }, []);
  useEffect(() => {
    if (isSent) done.current?.focus();
  }, [isSent]);

  const check = () => {
    const found: Wrong = foundErrors({
      reference: access.reference.trim() ? null : 'required',
      email: checkEmail(access.email),
    });
    setWrong(found);
    return Object.keys(found).length === 0 ? access : null;
  };
  return (
    <details ref={frame} className={styles.objection}>
      <summary>
        <h2>{objection.title}</h2>
      </summary>
      {isSent ? (
        <>
          <h3 ref={done} tabIndex={-1}>
            {objection.done}
          </h3>
          <p className="mb-0">{fill(objection.doneText, { email: access.email.trim() })}</p>
        </>
      ) : (
        <>
          <p className="vk-muted">{objection.intro}</p>
          <AppealForm
            id="objection"
            getComplaint={check}
            texts={texts.appeal}
            errors={{ ...errors, not_found: texts.status.none }}
            onSent={() => setSent(true)}
          >
            <Field
              id="objection-reference"
              label={texts.facts.reference}
              error={fieldText(wrong.reference, errors)}
            >
              {(control) => (
                <input
                  {...control}
                  value={access.reference}
                  onChange={(event) => setAccess({ ...access, reference: event.target.value })}
                  autoComplete="off"
                  autoCapitalize="characters"
                />
              )}
            </Field>
            <Field id="objection-email" label={texts.status.email} error={fieldText(wrong.email, errors)}>
              {(control) => (
                <input
                  {...control}
                  ref={address}
                  type="email"
                  value={access.email}
                  onChange={(event) => setAccess({ ...access, email: event.target.value })}
                  autoComplete="email"
                />
              )}
            </Field>
          </AppealForm>
        </>
      )}
    </details>
  );
}
