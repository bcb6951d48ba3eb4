import { useState, type FormEvent, type ReactNode } from 'react';
import { ApiError } from '#lib/browser/transport/api-error.ts';
import { callApi } from '#lib/browser/transport/call.ts';
import { errorText, fieldText, type ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { trimText } from '#lib/contract/community/visible-text.ts';
import type { FieldError } from '#lib/contract/errors.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { FormFailure } from '../form-failure.tsx';
import { Button } from '../button.tsx';
import { Field } from '../field.tsx';
import styles from './decision.module.css';

/** Minimum and maximum characters of an appeal. */
const shortest = 10;
const maxLength = 5000;

type Props = {
  /** Prefix of the fields' ids, unique on a page. */
  id: string;
  /** Decision and appellant; null until filled in, in which case the fields above show it. */
  getComplaint: () => { reference: string; email: string } | null;
  texts: Texts['decisions']['appeal'];
  errors: ErrorTexts;
  /** Further fields. */
  children?: ReactNode;
  onSent: () => void;
  onCancel?: () => void;
};

/** An appeal against a decision, with its reason. */
export function AppealForm({ id, getComplaint, texts, errors, children, onSent, onCancel }: Props) {
  const [text, setText] = useState('');
  const [website, setWebsite] = useState('');
  const [wrong, setWrong] = useState<{ text?: FieldError; failure?: string }>({});
  const [busy, setBusy] = useState(false);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const appellant = getComplaint();
    const error = judge(text);
    setWrong(error ? { text: error } : {});
    if (error || !appellant) return;
    setBusy(true);
    try {
      const body = { ...appellant, text: text.trim(), website: website || undefined };
      await callApi('POST /api/appeal.php', { body });
      onSent();
    } catch (cause) {
      const field = cause instanceof ApiError ? cause.data.fields?.text : undefined;
      setWrong(field ? { text: field } : { failure: errorText(cause, errors) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void send(event)}>
      <FormFailure text={wrong.failure} />
      {children}
      <Field id={`${id}-text`} label={texts.text} hint={texts.textHint} error={fieldText(wrong.text, errors)}>
        {(control) => (
          <textarea
            {...control}
            rows={5}
            maxLength={maxLength}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      {/* A honeypot for robots. */}
      <div className="visually-hidden" aria-hidden="true">
        <input
          type="text"
          tabIndex={-1}
          autoComplete="off"
          value={website}
          onChange={(event) => setWebsite(event.target.value)}
        />
      </div>
      <div className={styles.buttons}>
        <Button type="submit" busy={busy}>
          {texts.send}
        </Button>
        {onCancel ? (
          <Button variant="outline" disabled={busy} onClick={onCancel}>
            {texts.cancel}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

function judge(text: string): FieldError | null {
  const length = trimText(text).length;
  if (length === 0) return 'required';
  return length < shortest ? 'too_short' : null;
}
