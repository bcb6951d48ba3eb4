import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { callApi } from '#lib/browser/transport/call.ts';
import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { refresh } from '#lib/browser/transport/keys.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { findAddressFault } from '#lib/contract/identity/mail-address.ts';
import { AddressHint } from '../../ui/address-hint.tsx';
import { Button } from '../../ui/button.tsx';
import { FormFailure, useApiForm } from '../../ui/api-form.tsx';
import { EmailField } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

type MailChangeFormProps = {
  texts: Texts['mailChange']['setting'];
  errors: ErrorTexts;
  onClose: () => void;
};

/** Changes the mail address after a password check; valid once its link is used. */
export function MailChangeForm({ texts, errors, onClose }: MailChangeFormProps) {
  const defaultValues = { email: '', password: '' };
  const form = useApiForm({ defaultValues }, errors, async ({ email, password }) => {
    await callApi('POST /api/mail-change.php', { body: { email: email.trim(), password } });
    await refresh([{ name: 'GET /api/mail-change.php' }]);
    onClose();
  });
  const { register, setFocus, control, submit, failure, getFieldError, isSubmitting } = form;
  useEffect(() => setFocus('email'), [setFocus]);
  const written = useWatch({ control, name: 'email' });
  return (
    // Without scripts, a GET would put the password into the address.
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <p className="vk-muted">{texts.changeText}</p>
      <FormFailure text={failure} />
      <EmailField
        id="mail-change-email"
        label={texts.newAddress}
        error={getFieldError('email')}
        autoComplete="email"
        registered={register('email', { validate: (email) => findAddressFault(email) ?? true })}
      />
      <AddressHint address={written} />
      <PasswordField
        id="mail-change-password"
        label={texts.password}
        error={getFieldError('password')}
        autoComplete="current-password"
        show={texts.show}
        hide={texts.hide}
        registered={register('password', { required: 'required' })}
      />
      <Button type="submit" size="lg" className="w-100" busy={isSubmitting}>
        {texts.submit}
      </Button>
      <Button variant="quiet" className="w-100 mt-1" onClick={onClose}>
        {texts.cancel}
      </Button>
    </form>
  );
}
