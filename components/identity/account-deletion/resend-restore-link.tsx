import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '#lib/browser/transport/api-error.ts';
import { errorText, fieldText, type ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { sendLinkBack } from '#lib/browser/identity/link-back.ts';
import { proveOnFocus } from '#lib/browser/transport/with-proof.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Honeypot } from '../../ui/honeypot.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './account-deletion.module.css';

type ResendRestoreLinkProps = {
  texts: Texts['leaving']['link'];
  errors: ErrorTexts;
  /** Initial value of the field. */
  email: string;
};

/** Resends the restore link; the response is the same for every address. */
export function ResendRestoreLink({ texts, errors, email }: ResendRestoreLinkProps) {
  const [isSent, setSent] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { email, website: '' } });

  const send = handleSubmit(async (values) => {
    setFailure(null);
    setSent(false);
    try {
      await sendLinkBack(values.email, values.website);
      setSent(true);
    } catch (error) {
      const field = error instanceof ApiError ? error.data.fields?.email : undefined;
      if (field) setError('email', { message: field }, { shouldFocus: true });
      else setFailure(errorText(error, errors));
    }
  });
  return (
    <section className={`card ${styles.section}`}>
      <h2>{texts.title}</h2>
      <p className="vk-muted">{texts.text}</p>
      <form ref={proveOnFocus} method="post" noValidate onSubmit={(event) => void send(event)}>
        {failure && (
          <div className="alert alert-danger mb-3" role="alert">
            <span>{failure}</span>
          </div>
        )}
        <Field
          id="leaving-email"
          label={texts.email}
          error={fieldText(formState.errors.email?.message, errors)}
        >
          {(control) => (
            <input
              {...control}
              {...register('email', { required: 'required' })}
              type="email"
              autoComplete="email"
              autoCapitalize="none"
            />
          )}
        </Field>
        <Honeypot registered={register('website')} />
        <Button type="submit" variant="outline" busy={formState.isSubmitting}>
          {texts.submit}
        </Button>
        <p role="status" className={isSent ? 'mt-3 mb-0' : 'm-0'}>
          {isSent ? texts.sent : ''}
        </p>
      </form>
    </section>
  );
}
