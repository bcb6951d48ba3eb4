import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import type { ActivationTexts } from '#lib/i18n/texts.ts';
import { findAddressFault } from '#lib/contract/identity/mail-address.ts';
import { AddressHint } from '../../ui/address-hint.tsx';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/field.tsx';
import { useApiForm } from '../../ui/api-form.tsx';

type ChangeAddressProps = {
  texts: ActivationTexts['mail'];
  errors: ErrorTexts;
  send: (email: string) => Promise<string>;
  onDone: () => void;
  onCancel: () => void;
};

/** Changes the activation mail's address. */
export function ChangeAddress({ texts, errors, send, onDone, onCancel }: ChangeAddressProps) {
  const form = useApiForm({ defaultValues: { email: '' } }, errors, async ({ email }) => {
    await send(email.trim());
    onDone();
  });
  const { register, setFocus, control, submit, failure, getFieldError, isSubmitting } = form;
  const written = useWatch({ control, name: 'email' });
  useEffect(() => setFocus('email'), [setFocus]);
  return (
    <form className="w-100 text-start" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <EmailField
        id="new-email"
        label={texts.newAddress}
        error={getFieldError('email') ?? failure ?? undefined}
        autoComplete="email"
        registered={register('email', { validate: (email) => findAddressFault(email) ?? true })}
      />
      <AddressHint address={written} />
      <Button type="submit" size="lg" className="w-100 mt-0" busy={isSubmitting}>
        {texts.save}
      </Button>
      <Button variant="quiet" className="w-100 mt-1" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </form>
  );
}
