import { useEffect } from 'react';
import { callApi } from '#lib/browser/transport/call.ts';
import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { checkEmail, checkLength, foundErrors } from '#lib/rules/platform/text-fields.ts';
import { FormFailure, Honeypot, useApiForm } from '../api-form.tsx';
import { Button } from '../button.tsx';
import { Field } from '../field.tsx';
import { resolverResult } from '../resolver-result.ts';
import styles from './decision.module.css';

/** Minimum and maximum characters of an appeal. */
const minLength = 10;
const maxLength = 5000;

type Props = {
  /** Prefix of the fields' ids, unique on a page. */
  id: string;
  /** Decision and appellant, as far as known. */
  reference: string;
  email: string;
  /** Labels of the fields for the two; without them they are not asked for. */
  labels?: { reference: string; email: string };
  texts: Texts['decisions']['appeal'];
  errors: ErrorTexts;
  onSent: (email: string) => void;
  onCancel?: () => void;
};

/** An appeal against a decision, with its reason. */
export function AppealForm({ id, reference, email, labels, texts, errors, onSent, onCancel }: Props) {
  const asks = labels !== undefined;
  const form = useApiForm(
    {
      defaultValues: { reference, email, text: '', website: '' },
      resolver: (values) =>
        resolverResult(
          values,
          foundErrors({
            reference: asks && !values.reference.trim() ? 'required' : null,
            email: asks ? checkEmail(values.email) : null,
            text: checkLength(values.text, minLength, maxLength),
          }),
        ),
    },
    errors,
    async ({ text, website, ...appellant }) => {
      const body = { ...appellant, text: text.trim(), website: website || undefined };
      await callApi('POST /api/appeal.php', { body });
      onSent(appellant.email.trim());
    },
  );
  const { register, submit, setValue, setFocus, failure, getFieldError, isSubmitting } = form;
  // A mail's link names the decision, which is known only in the browser.
  useEffect(() => {
    if (!asks || !reference) return;
    setValue('reference', reference);
    setFocus('email');
  }, [asks, reference, setValue, setFocus]);
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <FormFailure text={failure} />
      {labels && (
        <>
          <Field id={`${id}-reference`} label={labels.reference} error={getFieldError('reference')}>
            {(control) => (
              <input {...control} {...register('reference')} autoComplete="off" autoCapitalize="characters" />
            )}
          </Field>
          <Field id={`${id}-email`} label={labels.email} error={getFieldError('email')}>
            {(control) => <input {...control} {...register('email')} type="email" autoComplete="email" />}
          </Field>
        </>
      )}
      <Field id={`${id}-text`} label={texts.text} hint={texts.textHint} error={getFieldError('text')}>
        {(control) => <textarea {...control} {...register('text')} rows={5} maxLength={maxLength} />}
      </Field>
      <Honeypot registered={register('website')} />
      <div className={styles.buttons}>
        <Button type="submit" busy={isSubmitting}>
          {texts.send}
        </Button>
        {onCancel ? (
          <Button variant="outline" disabled={isSubmitting} onClick={onCancel}>
            {texts.cancel}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
