'use client';

// Asks for the mail with the link for a new password; it needs the browser to send the form and to say where it went.

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '#lib/browser/transport/api-error.ts';
import { callApi } from '#lib/browser/transport/call.ts';
import { errorText, fieldText, type ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { proveOnFocus, withProof } from '#lib/browser/transport/with-proof.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { findAddressFault } from '#lib/contract/identity/mail-address.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { SiteLink } from '../../ui/link.tsx';
import styles from './access.module.css';
import { ResetSent } from './reset-sent.tsx';

type ResetRequestProps = { texts: Texts['resetPassword']; errors: ErrorTexts };

type Values = { email: string; website: string };

export function ResetRequest({ texts, errors }: ResetRequestProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { email: '', website: '' },
  });
  const ask = handleSubmit(async ({ email, website }) => {
    setFailure(null);
    const address = email.trim();
    try {
      await withProof((proof) =>
        callApi('POST /api/password-reset.php', {
          body: { email: address, proof, website: website || undefined },
        }),
      );
      setSentTo(address);
    } catch (cause) {
      const refused = cause instanceof ApiError ? cause.data.fields?.email : undefined;
      if (refused) setError('email', { message: refused });
      else setFailure(errorText(cause, errors));
    }
  });

  if (sentTo !== null) return <ResetSent texts={texts.sent} email={sentTo} onAgain={() => setSentTo(null)} />;
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="vk-muted">{texts.text}</p>
      <form ref={proveOnFocus} method="post" noValidate onSubmit={(event) => void ask(event)}>
        {failure && (
          <div className="alert alert-danger mb-3" role="alert">
            <span>{failure}</span>
          </div>
        )}
        <Field
          id="reset-email"
          label={texts.email}
          error={fieldText(formState.errors.email?.message, errors)}
        >
          {(control) => (
            <input
              {...control}
              {...register('email', { validate: (email) => findAddressFault(email) ?? true })}
              type="email"
              autoComplete="username"
              autoCapitalize="none"
            />
          )}
        </Field>
        <div className={styles.pot} aria-hidden="true">
          <input type="text" tabIndex={-1} autoComplete="off" {...register('website')} />
        </div>
        <Button type="submit" size="lg" className="w-100" busy={formState.isSubmitting}>
          {texts.submit}
        </Button>
      </form>
      <p className={styles.after}>
        <SiteLink href="/login">{texts.back}</SiteLink>
      </p>
    </>
  );
}
