import { useState } from 'react';
import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { resendRestoreLink } from '#lib/browser/identity/account-deletion.ts';
import { proveOnFocus } from '#lib/browser/transport/with-proof.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure, Honeypot, useApiForm } from '../../ui/api-form.tsx';
import { EmailField } from '../../ui/field.tsx';
import styles from './account-deletion.module.css';

type ResendRestoreLinkProps = {
  texts: Texts['accountDeletion']['link'];
  errors: ErrorTexts;
  /** Initial value of the field. */
  email: string;
};

/** Resends the restore link; the response is the same for every address. */
export function ResendRestoreLink({ texts, errors, email }: ResendRestoreLinkProps) {
  const [isSent, setSent] = useState(false);
  const form = useApiForm({ defaultValues: { email, website: '' } }, errors, async (values) => {
    setSent(false);
    await resendRestoreLink(values.email, values.website);
    setSent(true);
  });
  const { register, submit, failure, getFieldError, isSubmitting } = form;
  return (
    <section className={`card ${styles.section}`}>
      <h2>{texts.title}</h2>
      <p className="vk-muted">{texts.text}</p>
      <form ref={proveOnFocus} method="post" noValidate onSubmit={(event) => void submit(event)}>
        <FormFailure text={failure} />
        <EmailField
          id="account-deletion-email"
          label={texts.email}
          error={getFieldError('email')}
          autoComplete="email"
          registered={register('email', { required: 'required' })}
        />
        <Honeypot registered={register('website')} />
        <Button type="submit" variant="outline" busy={isSubmitting}>
          {texts.submit}
        </Button>
        <p role="status" className={isSent ? 'mt-3 mb-0' : 'm-0'}>
          {isSent ? texts.sent : ''}
        </p>
      </form>
    </section>
  );
}
