import { useForm } from 'react-hook-form';
import type { Texts } from '#lib/i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';

type Props = {
  texts: Texts['invitations'];
  make: (label: string) => Promise<void>;
  failed: (cause: unknown) => void;
};

const longest = 60;

/** Makes a link for somebody; the name is for the member's own eyes. */
export function InvitationForm({ texts, make, failed }: Props) {
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: { label: '' } });
  const send = handleSubmit(({ label }) => make(label.trim()).then(() => reset(), failed));
  return (
    <form method="post" noValidate onSubmit={(event) => void send(event)}>
      <Field id="invitation-label" label={texts.label} hint={texts.labelHint}>
        {(control) => (
          <input {...control} {...register('label')} type="text" autoComplete="off" maxLength={longest} />
        )}
      </Field>
      <Button type="submit" busy={formState.isSubmitting}>
        {texts.make}
      </Button>
    </form>
  );
}
