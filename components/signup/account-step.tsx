import { fieldText } from '../../lib/api/error-text.ts';
import { fill } from '../../lib/i18n/fill.ts';
import { PasswordField } from './password-field.tsx';
import { useSite } from '../site/site-context.island.tsx';
import { Field } from '../ui/field.tsx';
import { SiteLink } from '../ui/link.tsx';
import { CheckField } from './check-field.tsx';
import { LinkedText } from './linked-text.tsx';
import styles from './signup.module.css';
import type { StepProps } from './step-props.ts';

/** Step 4: mail address, password and the consent to the terms. */
export function AccountStep({ form, texts: { account, free }, errors }: StepProps) {
  const { minAge } = useSite();
  const { register, formState } = form;
  const wrong = formState.errors;
  return (
    <>
      <Field
        id="signup-email"
        label={account.email}
        hint={account.emailHint}
        error={fieldText(wrong.email?.message, errors)}
      >
        {(control) => (
          <input
            {...control}
            {...register('email')}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
          />
        )}
      </Field>
      <PasswordField
        id="signup-password"
        label={account.password}
        hint={account.passwordHint}
        error={fieldText(wrong.password?.message, errors)}
        autoComplete="new-password"
        show={account.showPassword}
        hide={account.hidePassword}
        registered={register('password')}
      />
      <div className={styles.pot} aria-hidden="true">
        <input type="text" tabIndex={-1} autoComplete="off" {...register('website')} />
      </div>
      <CheckField
        id="signup-consent-terms"
        error={fieldText(wrong.consent_terms?.message, errors)}
        registered={register('consent_terms')}
      >
        <LinkedText
          text={fill(account.consent, { min_age: minAge })}
          links={{
            terms: (
              <SiteLink href="/pages/terms" target="_blank">
                {account.terms}
              </SiteLink>
            ),
            privacy: (
              <SiteLink href="/pages/privacy" target="_blank">
                {account.privacy}
              </SiteLink>
            ),
          }}
        />
      </CheckField>
      <p className="form-text">{free}</p>
    </>
  );
}
