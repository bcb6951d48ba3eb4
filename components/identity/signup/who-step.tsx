import type { UseFormRegisterReturn } from 'react-hook-form';
import { fieldText } from '#lib/browser/transport/error-text.ts';
import { fill } from '#lib/i18n/fill.ts';
import { offeredSexualities } from '#lib/rules/identity/offered-sexualities.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { FieldError } from '../../ui/field.tsx';
import { SiteLink } from '../../ui/link.tsx';
import { Consent, LinkedText, restoreEarlyInput } from './check-field.tsx';
import styles from './signup.module.css';
import type { StepProps } from './use-signup-form.ts';

/** Step 0: gender and sexuality, with a separate consent for the latter (GDPR article 9). */
export function WhoStep({ form, texts: { who }, errors }: StepProps) {
  const { name } = useSite();
  const { register, setValue, getValues, watch, formState } = form;
  const gender = watch('gender') === 'man' ? 'man' : 'woman';
  const wrong = formState.errors;
  const dropUnfitting = () => {
    const chosen = getValues('gender') === 'man' ? 'man' : 'woman';
    if (!offeredSexualities(chosen).some((each) => each === getValues('sexuality')))
      setValue('sexuality', '');
  };
  return (
    <>
      <ChoiceField
        id="signup-gender"
        label={who.gender}
        error={fieldText(wrong.gender?.message, errors)}
        registered={register('gender', { onChange: dropUnfitting })}
        choices={[
          { value: 'woman', text: who.woman },
          { value: 'man', text: who.man },
        ]}
      />
      <ChoiceField
        id="signup-sexuality"
        label={who.sexuality}
        error={fieldText(wrong.sexuality?.message, errors)}
        registered={register('sexuality')}
        choices={offeredSexualities(gender).map((value) => ({ value, text: who[value] }))}
      />
      <Consent
        id="signup-consent-sensitive"
        error={fieldText(wrong.consent_sensitive?.message, errors)}
        registered={register('consent_sensitive')}
      >
        <LinkedText
          text={fill(who.consent, { brand: name })}
          links={{
            privacy: (
              <SiteLink href="/pages/privacy" target="_blank">
                {who.privacy}
              </SiteLink>
            ),
          }}
        />
      </Consent>
    </>
  );
}

type ChoiceFieldProps = {
  id: string;
  label: string;
  error?: string;
  registered: UseFormRegisterReturn;
  choices: readonly { value: string; text: string }[];
};

/** A question with a few large buttons, which are radio inputs, so that arrow keys work. */
function ChoiceField({ id, label, error, registered, choices }: ChoiceFieldProps) {
  return (
    <fieldset className="vk-field" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={`form-label ${styles.legend}`}>{label}</legend>
      <div className={error ? `${styles.choices} vk-choices-wrong` : styles.choices}>
        {choices.map(({ value, text }) => (
          <label key={value} className="vk-choice">
            <input type="radio" value={value} {...restoreEarlyInput(registered)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
