'use client';

// The login form; an island because it calls the API and shows errors without losing the input.

import { useState } from 'react';
import { getErrorCode } from '#lib/browser/transport/api-error.ts';
import { callApi } from '#lib/browser/transport/call.ts';
import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { afterLogin } from '#lib/browser/session/after-login.ts';
import { proveOnFocus, withProof } from '#lib/browser/transport/with-proof.ts';
import type { LoginTexts } from '#lib/i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure, Honeypot, useApiForm } from '../../ui/api-form.tsx';
import { EmailField } from '../../ui/field.tsx';
import { lateComponent } from '../../ui/late-component.tsx';
import { SiteLink } from '../../ui/link.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

const DeletedNotice = lateComponent(() => import('./deleted-notice.tsx').then((file) => file.DeletedNotice));

type LoginFormProps = {
  texts: LoginTexts;
  errors: ErrorTexts;
  onDone?: () => void;
  /** Called when the visitor goes to the password reset. */
  onForgotPassword?: () => void;
};

export function LoginForm({ texts, errors, onDone, onForgotPassword }: LoginFormProps) {
  /** Address of an account that is deleted but not yet erased. */
  const [deleted, setDeleted] = useState<string | null>(null);
  const defaultValues = { email: '', password: '', website: '' };
  const form = useApiForm({ defaultValues }, errors, async ({ website, ...credentials }) => {
    setDeleted(null);
    try {
      const { user } = await withProof((proof) =>
        callApi('POST /api/user.php', {
          body: { ...credentials, proof, website: website || undefined },
        }),
      );
      await afterLogin(user);
      onDone?.();
    } catch (error) {
      if (getErrorCode(error) !== 'account_deleted') throw error;
      setDeleted(credentials.email);
    }
  });
  const { register, submit, failure, getFieldError, isSubmitting } = form;

  return (
    // Without scripts, a GET would put the password into the address.
    <form method="post" onSubmit={submit} ref={proveOnFocus} noValidate>
      <FormFailure text={failure} />
      {deleted !== null && <DeletedNotice key={deleted} texts={texts} errors={errors} email={deleted} />}
      <EmailField
        id="login-email"
        label={texts.email}
        error={getFieldError('email')}
        autoComplete="username"
        registered={register('email', { required: 'required' })}
      />
      <PasswordField
        id="login-password"
        label={texts.password}
        error={getFieldError('password')}
        autoComplete="current-password"
        show={texts.showPassword}
        hide={texts.hidePassword}
        registered={register('password', { required: 'required' })}
      />
      <Honeypot registered={register('website')} />
      <Button type="submit" size="lg" className="w-100" busy={isSubmitting}>
        {texts.submit}
      </Button>
      <p className="text-center mt-3 mb-0">
        <SiteLink href="/reset-password" onClick={onForgotPassword}>
          {texts.forgot}
        </SiteLink>
      </p>
    </form>
  );
}
