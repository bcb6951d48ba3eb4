import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ApiError } from '#lib/browser/transport/api-error.ts';
import { errorText, fieldText, type ErrorTexts } from '#lib/browser/transport/error-text.ts';
import type { ActivationTexts } from '#lib/i18n/texts.ts';
import { findAddressFault } from '#lib/contract/identity/mail-address.ts';
import { AddressHint } from '../../ui/address-hint.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';

type ChangeAddressProps = {
  texts: ActivationTexts['mail'];
  errors: ErrorTexts;
  send: (email: string) => Promise<string>;
  onDone: () => void;
  onCancel: () => void;
};

/** Changes the activation mail's address. */
export function ChangeAddress({ texts, errors, send, onDone, onCancel }: ChangeAddressProps) {
  const { register, handleSubmit, setError, setFocus, control, formState } = useForm({
    defaultValues: { email: '' },
  });
  const written = useWatch({ control, name: 'email' });
  const wrong = formState.errors.email;
  useEffect(() => setFocus('email'), [setFocus]);
  const change = handleSubmit(async ({ email }) => {
    try {
      await send(email.trim());
      onDone();
    } catch (error) {
      const refused = error instanceof ApiError ? error.data.fields?.email : undefined;
      setError('email', { message: refused ? fieldText(refused, errors) : errorText(error, errors) });
    }
  });
  return (
    <form className="w-100 text-start" method="post" noValidate onSubmit={(event) => void change(event)}>
      <Field id="new-email" label={texts.newAddress} error={wrong?.message}>
        {(control) => (
          <input
            {...control}
            {...register('email', {
              validate: (email) => fieldText(findAddressFault(email) ?? undefined, errors) ?? true,
            })}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
          />
        )}
      </Field>
      <AddressHint address={written} />
      <Button type="submit" size="lg" className="w-100 mt-0" busy={formState.isSubmitting}>
        {texts.save}
      </Button>
      <Button variant="quiet" className="w-100 mt-1" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </form>
  );
}
