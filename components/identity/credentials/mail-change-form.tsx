import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ApiError } from '#lib/browser/transport/api-error.ts';
import { callApi } from '#lib/browser/transport/call.ts';
import { errorText, fieldText, type ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { refresh } from '#lib/browser/transport/keys.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { findAddressFault } from '#lib/contract/identity/mail-address.ts';
import { AddressHint } from '../../ui/address-hint.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

type MailChangeFormProps = {
  texts: Texts['mailChange']['setting'];
  errors: ErrorTexts;
  onClose: () => void;
};

type Values = { email: string; password: string };

/** Changes the mail address after a password check; valid once its link is used. */
export function MailChangeForm({ texts, errors, onClose }: MailChangeFormProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, setError, setFocus, control, formState } = useForm<Values>({
    defaultValues: { email: '', password: '' },
  });
  useEffect(() => setFocus('email'), [setFocus]);
  const written = useWatch({ control, name: 'email' });
  const wrong = (field: keyof Values) => fieldText(formState.errors[field]?.message, errors);

  const change = handleSubmit(async ({ email, password }) => {
    setFailure(null);
    try {
      await callApi('POST /api/mail-change.php', { body: { email: email.trim(), password } });
      await refresh([{ name: 'GET /api/mail-change.php' }]);
      onClose();
    } catch (cause) {
      const fields = Object.entries((cause instanceof ApiError && cause.data.fields) || {});
      for (const [field, reason] of fields) setError(field as keyof Values, { message: reason });
      if (fields.length === 0) setFailure(errorText(cause, errors));
    }
  });
  return (
    // Without scripts, a GET would put the password into the address.
    <form method="post" noValidate onSubmit={(event) => void change(event)}>
      <p className="vk-muted">{texts.changeText}</p>
      {failure && (
        <div className="alert alert-danger mb-3" role="alert">
          <span>{failure}</span>
        </div>
      )}
      <Field id="mail-change-email" label={texts.newAddress} error={wrong('email')}>
        {(control) => (
          <input
            {...control}
            {...register('email', { validate: (email) => findAddressFault(email) ?? true })}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
          />
        )}
      </Field>
      <AddressHint address={written} />
      <PasswordField
        id="mail-change-password"
        label={texts.password}
        error={wrong('password')}
        autoComplete="current-password"
        show={texts.show}
        hide={texts.hide}
        registered={register('password', { required: 'required' })}
      />
      <Button type="submit" size="lg" className="w-100" busy={formState.isSubmitting}>
        {texts.submit}
      </Button>
      <Button variant="quiet" className="w-100 mt-1" onClick={onClose}>
        {texts.cancel}
      </Button>
    </form>
  );
}
