'use client';

// The login form; it needs the browser to call the API and to show what was wrong without losing what was typed.

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { callApi } from '../../lib/api/call.ts';
import { errorText, fieldText, type ErrorTexts } from '../../lib/api/error-text.ts';
import { afterLogin } from '../../lib/api/session.ts';
import type { User } from '../../lib/contract/user.ts';
import type { LoginTexts } from '../../lib/i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { PasswordField } from './password-field.tsx';

type Credentials = { email: string; password: string };

type LoginFormProps = { texts: LoginTexts; errors: ErrorTexts; onDone: (user: User) => void };

export function LoginForm({ texts, errors, onDone }: LoginFormProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm<Credentials>({
    defaultValues: { email: '', password: '' },
  });
  const wrong = formState.errors;

  const logIn = handleSubmit(async (credentials) => {
    setFailure(null);
    try {
      const { user } = await callApi('POST /api/user.php', { body: credentials });
      await afterLogin(user);
      onDone(user);
    } catch (error) {
      setFailure(errorText(error, errors));
    }
  });

  return (
    // Without scripts, or before they have loaded, a password must not end up in the address.
    <form method="post" onSubmit={logIn} noValidate>
      {failure && (
        <div className="alert alert-danger mb-3" role="alert">
          <span>{failure}</span>
        </div>
      )}
      <Field id="login-email" label={texts.email} error={fieldText(wrong.email?.message, errors)}>
        {(control) => (
          <input
            {...control}
            {...register('email', { required: 'required' })}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
          />
        )}
      </Field>
      <PasswordField
        id="login-password"
        label={texts.password}
        error={fieldText(wrong.password?.message, errors)}
        autoComplete="current-password"
        show={texts.showPassword}
        hide={texts.hidePassword}
        registered={register('password', { required: 'required' })}
      />
      <Button type="submit" size="lg" className="w-100" busy={formState.isSubmitting}>
        {texts.submit}
      </Button>
    </form>
  );
}
