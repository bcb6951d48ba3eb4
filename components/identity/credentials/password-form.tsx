import type { ReactNode } from 'react';
import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import {
  checkNewPassword,
  type PasswordField as FieldName,
  type PasswordValues,
} from '#lib/rules/identity/new-password.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure, useApiForm } from '../../ui/api-form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { resolverResult } from '../../ui/resolver-result.ts';

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
  const {
    register,
    submit: send,
    failure,
    getFieldError,
    isSubmitting,
  } = useApiForm<PasswordValues>(
    {
      defaultValues: { old_password: '', password: '', password_again: '' },
      resolver: (values) => resolverResult(values, checkNewPassword(values, asksOld)),
    },
    errors,
    save,
  );
  const field = (which: FieldName) => ({
    id: `${id}-${which}`,
    error: getFieldError(which),
    show: texts.show,
    hide: texts.hide,
    registered: register(which),
  });
  return (
    // Without scripts, a GET would put the password into the address.
    <form method="post" noValidate onSubmit={(event) => void send(event)}>
      <FormFailure text={failure} />
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
      <Button type="submit" size="lg" className="w-100" busy={isSubmitting}>
        {submit}
      </Button>
      {children}
    </form>
  );
}
