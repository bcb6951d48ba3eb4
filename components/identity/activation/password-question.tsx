import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '#lib/browser/transport/api-error.ts';
import { errorText, fieldText, type ErrorTexts } from '#lib/browser/transport/error-text.ts';
import type { ActivationTexts, Texts } from '#lib/i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
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
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } });
  const submit = handleSubmit(async ({ password }) => {
    setFailure(null);
    try {
      await confirm(password);
      onDone();
    } catch (error) {
      const refused = error instanceof ApiError ? error.data.fields?.password : undefined;
      if (refused) setError('password', { message: refused }, { shouldFocus: true });
      else setFailure(errorText(error, errors));
    }
  });
  return (
    // Without scripts, a GET would put the password into the address.
    <form className="vk-narrow" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <h1 className="h3">{texts.title}</h1>
      <p className="vk-muted">{texts.text}</p>
      {failure && (
        <div className="alert alert-danger mb-3" role="alert">
          <span>{failure}</span>
        </div>
      )}
      <PasswordField
        id="activation-password"
        label={login.password}
        error={fieldText(formState.errors.password?.message, errors)}
        autoComplete="current-password"
        show={login.showPassword}
        hide={login.hidePassword}
        registered={register('password', { required: 'required' })}
      />
      <Button type="submit" size="lg" className="w-100" busy={formState.isSubmitting}>
        {texts.submit}
      </Button>
    </form>
  );
}
