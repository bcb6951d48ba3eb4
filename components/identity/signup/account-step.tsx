import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { fieldText } from '#lib/browser/transport/error-text.ts';
import { trafficSource } from '#lib/browser/growth/traffic-source.ts';
import { listFormat } from '#lib/contract/formats.ts';
import { fill } from '#lib/i18n/fill.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { useSite } from '../../site/site-context.island.tsx';
import { EmailField } from '../../ui/field.tsx';
import { Honeypot } from '../../ui/api-form.tsx';
import { lateComponent } from '../../ui/late-component.tsx';
import { SiteLink } from '../../ui/link.tsx';
import { Consent, LinkedText } from './check-field.tsx';
import type { StepProps } from './use-signup-form.ts';

// The optional address hint loads with this step.
const AddressHint = lateComponent(() => import('../../ui/address-hint.tsx').then((file) => file.AddressHint));

/** Step 4: mail address, password and consent to the terms. */
export function AccountStep({ form, texts: { account }, errors }: StepProps) {
  const { minAge } = useSite();
  const { register, formState, control } = form;
  const email = useWatch({ control, name: 'email' });
  const wrong = formState.errors;
  return (
    <>
      <EmailField
        id="signup-email"
        label={account.email}
        hint={account.emailHint}
        error={fieldText(wrong.email?.message, errors)}
        autoComplete="username"
        registered={register('email')}
      />
      <AddressHint address={email} />
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
      <Honeypot registered={register('website')} />
      <Consent
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
      </Consent>
    </>
  );
}

type AccountNotesProps = Pick<StepProps, 'form' | 'texts'> & {
  /** Names of the other brands that show this brand's members. */
  sharedWith: readonly string[];
};

/**
 * Below the button of step 4, which stays on a phone's screen: who sees the profile and, after an affiliate's link, a
 * voluntary consent.
 */
export function AccountNotes({ form, texts: { account, free }, sharedWith }: AccountNotesProps) {
  const { locale, closedSearch } = useSite();
  const [byPartner] = useState(() => Boolean(trafficSource()?.network));
  const brands = listFormat(locale, { type: 'conjunction' }).format(sharedWith);
  const audience = [!closedSearch && account.visitors, brands && fill(account.shared, { brands })];
  return (
    <div className="mt-3">
      <p className="form-text">{free}</p>
      {byPartner && (
        <Consent id="signup-consent-attribution" registered={form.register('consent_attribution')}>
          {account.partner}
        </Consent>
      )}
      <p className="form-text mb-0">{audience.filter(Boolean).join(' ')}</p>
    </div>
  );
}
