import { fieldText } from '#lib/browser/transport/error-text.ts';
import { Field } from '../../ui/field.tsx';
import type { StepProps } from './step-props.ts';

/** Step 2: the name on the profile. */
export function NameStep({ form, texts: { name }, errors }: StepProps) {
  return (
    <Field
      id="signup-name"
      label={name.label}
      hint={name.hint}
      error={fieldText(form.formState.errors.name?.message, errors)}
    >
      {(control) => <input {...control} {...form.register('name')} autoComplete="nickname" maxLength={60} />}
    </Field>
  );
}
