import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import type { ActivationTexts, Texts } from '#lib/i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure, useApiForm } from '../../ui/api-form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

type PasswordQuestionProps = {
  texts: ActivationTexts['done']['password'];
  login: Texts['login'];
  errors: ErrorTexts;
  confirm: (password: string) => Promise<void>;
  onDone: () => void;
};

/** Asks for the password if several signups use the link's address. */
export function PasswordQuestion({ texts, login, errors, confirm, onDone }: PasswordQuestionProps) {
  const form = useApiForm({ defaultValues: { password: '' } }, errors, async ({ password }) => {
    await confirm(password);
    onDone();
  });
  const { register, submit, failure, getFieldError, isSubmitting } = form;
  return (
    // Without scripts, a GET would put the password into the address.
    <form className="vk-narrow" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <h1 className="h3">{texts.title}</h1>
      <p className="vk-muted">{texts.text}</p>
      <FormFailure text={failure} />
      <PasswordField
        id="activation-password"
        label={login.password}
        error={getFieldError('password')}
        autoComplete="current-password"
        show={login.showPassword}
        hide={login.hidePassword}
        registered={register('password', { required: 'required' })}
      />
      <Button type="submit" size="lg" className="w-100" busy={isSubmitting}>
        {texts.submit}
      </Button>
    </form>
  );
}
