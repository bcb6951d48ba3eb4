'use client';

import { useState } from 'react';
import { callApi } from '#lib/browser/transport/call.ts';
import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { proveOnFocus, withProof } from '#lib/browser/transport/with-proof.ts';
import { findAddressFault } from '#lib/contract/identity/mail-address.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormFailure, Honeypot, useApiForm } from '../../ui/api-form.tsx';
import { EmailField } from '../../ui/field.tsx';
import { IconState } from '../../ui/state.tsx';
import { SiteLink } from '../../ui/link.tsx';
import { useScreenTop } from '../../ui/use-screen-top.ts';

// Requests a password reset mail; an island because it sends the form and shows the address.

type ResetRequestProps = { texts: Texts['resetPassword']; errors: ErrorTexts };

export function ResetRequest({ texts, errors }: ResetRequestProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const defaultValues = { email: '', website: '' };
  const form = useApiForm({ defaultValues }, errors, async ({ email, website }) => {
    const address = email.trim();
    await withProof((proof) =>
      callApi('POST /api/password-reset.php', {
        body: { email: address, proof, website: website || undefined },
      }),
    );
    setSentTo(address);
  });
  const { register, submit, failure, getFieldError, isSubmitting } = form;

  if (sentTo !== null) return <ResetSent texts={texts.sent} email={sentTo} onRetry={() => setSentTo(null)} />;
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="vk-muted">{texts.text}</p>
      <form ref={proveOnFocus} method="post" noValidate onSubmit={(event) => void submit(event)}>
        <FormFailure text={failure} />
        <EmailField
          id="reset-email"
          label={texts.email}
          error={getFieldError('email')}
          autoComplete="username"
          registered={register('email', { validate: (email) => findAddressFault(email) ?? true })}
        />
        <Honeypot registered={register('website')} />
        <Button type="submit" size="lg" className="w-100" busy={isSubmitting}>
          {texts.submit}
        </Button>
      </form>
      <p className="text-center mt-4 mb-0">
        <SiteLink href="/login">{texts.back}</SiteLink>
      </p>
    </>
  );
}

type ResetSentProps = { texts: Texts['resetPassword']['sent']; email: string; onRetry: () => void };

/** The mail's address; the text is the same for unknown addresses. */
function ResetSent({ texts, email, onRetry }: ResetSentProps) {
  const heading = useScreenTop();
  return (
    <IconState icon="envelope">
      <h1 ref={heading} tabIndex={-1} className="h2">
        {texts.title}
      </h1>
      <p>
        {texts.to}
        <br />
        <strong className="text-break text-body">{email}</strong>
      </p>
      <p>{texts.text}</p>
      <p>{texts.nothing}</p>
      <ButtonLink href="/login" size="lg" className="w-100">
        {texts.login}
      </ButtonLink>
      <Button variant="outline" className="w-100 mt-1" onClick={onRetry}>
        {texts.again}
      </Button>
    </IconState>
  );
}
