import type { ReactNode } from 'react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '#lib/browser/transport/api-error.ts';
import { errorText, fieldText, type ErrorTexts } from '#lib/browser/transport/error-text.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import {
  checkNewPassword,
  type PasswordField as FieldName,
  type PasswordValues,
} from '#lib/rules/identity/new-password.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

type PasswordFormProps = {
  id: string;
  texts: Texts['passwords'];
  errors: ErrorTexts;
  submit: string;
  /** The account's address, for the browser's password manager. */
  email: string;
  asksOld?: boolean;
  /** Beside the button, such as a back link. */
  children?: ReactNode;
  /**  @throws ApiError, which is shown here */
  save: (values: PasswordValues) => Promise<void>;
};

/** A new password, entered twice; also the old one if required. */
export function PasswordForm(props: PasswordFormProps) {
  const { id, texts, errors, submit, email, asksOld = false, children, save } = props;
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm<PasswordValues>({
    defaultValues: { old_password: '', password: '', password_again: '' },
    resolver: (values) => {
      const wrong = Object.entries(checkNewPassword(values, asksOld));
      if (wrong.length === 0) return { values, errors: {} };
      return {
        values: {},
        errors: Object.fromEntries(wrong.map(([field, type]) => [field, { type, message: type }])),
      };
    },
  });
  const field = (which: FieldName) => ({
    id: `${id}-${which}`,
    error: fieldText(formState.errors[which]?.message, errors),
    show: texts.show,
    hide: texts.hide,
    registered: register(which),
  });

  const send = handleSubmit(async (values) => {
    setFailure(null);
    try {
      await save(values);
    } catch (cause) {
      const fields = Object.entries((cause instanceof ApiError && cause.data.fields) || {});
      fields.forEach(([which, reason], at) =>
        setError(which as FieldName, { message: reason }, { shouldFocus: at === 0 }),
      );
      if (fields.length === 0) setFailure(errorText(cause, errors));
    }
  });
  return (
    // Without scripts, a GET would put the password into the address.
    <form method="post" noValidate onSubmit={(event) => void send(event)}>
      {failure && (
        <div className="alert alert-danger mb-3" role="alert">
          <span>{failure}</span>
        </div>
      )}
      <input
        type="text"
        className="visually-hidden"
        autoComplete="username"
        tabIndex={-1}
        aria-hidden="true"
        value={email}
        readOnly
      />
      {asksOld && (
        <PasswordField {...field('old_password')} label={texts.old} autoComplete="current-password" />
      )}
      <PasswordField
        {...field('password')}
        label={texts.new}
        hint={texts.newHint}
        autoComplete="new-password"
      />
      <PasswordField {...field('password_again')} label={texts.again} autoComplete="new-password" />
      <Button type="submit" size="lg" className="w-100" busy={formState.isSubmitting}>
        {submit}
      </Button>
      {children}
    </form>
  );
}
