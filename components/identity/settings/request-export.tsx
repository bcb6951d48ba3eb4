import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '#lib/browser/transport/api-error.ts';
import { callApi } from '#lib/browser/transport/call.ts';
import { errorText, fieldText, type ErrorTexts } from '#lib/browser/transport/error-text.ts';
import type { Export } from '#lib/contract/identity/privacy.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

type Props = {
  texts: Texts['ownData'];
  errors: ErrorTexts;
  onRequested: (requested: Export) => Promise<void>;
  onCancel: () => void;
};

/** Orders the data file after a password check: an open browser alone must not suffice. */
export function RequestExport({ texts, errors, onRequested, onCancel }: Props) {
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: { password: '' },
  });
  const order = handleSubmit(async (body) => {
    setFailure(null);
    try {
      await onRequested(await callApi('POST /api/export.php', { body }));
    } catch (error) {
      const field = error instanceof ApiError ? error.data.fields?.password : undefined;
      if (field) setError('password', { message: field }, { shouldFocus: true });
      else setFailure(errorText(error, errors));
      if (!field) setFocus('password');
    }
  });
  return (
    <form method="post" noValidate onSubmit={(event) => void order(event)}>
      {failure && (
        <div className="alert alert-danger mb-3" role="alert">
          <span>{failure}</span>
        </div>
      )}
      <PasswordField
        id="data-password"
        label={texts.password}
        error={fieldText(formState.errors.password?.message, errors)}
        autoComplete="current-password"
        show={texts.showPassword}
        hide={texts.hidePassword}
        registered={register('password', { required: 'required' })}
      />
      <Button type="submit" busy={formState.isSubmitting}>
        {texts.order}
      </Button>{' '}
      <Button variant="quiet" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </form>
  );
}
