import { useEffect } from 'react';
import { callApi } from '#lib/browser/transport/call.ts';
import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import type { Export } from '#lib/contract/identity/privacy.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure, useApiForm } from '../../ui/api-form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

type Props = {
  texts: Texts['privacy'];
  errors: ErrorTexts;
  onRequested: (requested: Export) => Promise<void>;
  onCancel: () => void;
};

/** Orders the data file after a password check: an open browser alone must not suffice. */
export function RequestExport({ texts, errors, onRequested, onCancel }: Props) {
  const form = useApiForm({ defaultValues: { password: '' } }, errors, async (body) =>
    onRequested(await callApi('POST /api/export.php', { body })),
  );
  const { register, submit, failure, getFieldError, isSubmitting, setFocus } = form;
  useEffect(() => {
    if (failure) setFocus('password');
  }, [failure, setFocus]);
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <FormFailure text={failure} />
      <PasswordField
        id="data-password"
        label={texts.password}
        error={getFieldError('password')}
        autoComplete="current-password"
        show={texts.showPassword}
        hide={texts.hidePassword}
        registered={register('password', { required: 'required' })}
      />
      <Button type="submit" busy={isSubmitting}>
        {texts.request}
      </Button>{' '}
      <Button variant="quiet" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </form>
  );
}
