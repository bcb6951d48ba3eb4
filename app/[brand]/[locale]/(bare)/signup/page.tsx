import type { Metadata } from 'next';
import { Wordmark } from '#components/layout/wordmark.tsx';
import { AccountFrame } from '#components/identity/signup/account-frame.tsx';
import { SignupScreen } from '#components/identity/signup/signup-screen.island.tsx';
import { errorTexts } from '#lib/browser/transport/error-text.ts';
import { fill } from '#lib/i18n/fill.ts';
import { pageTexts } from '#lib/i18n/page-texts.ts';
import { getSettings } from '#lib/upstream/settings.ts';
import { getLegalLinks } from '../../get-legal-links.ts';
import { getPageMetadata } from '../../get-page-metadata.ts';
import { getSignupCountry } from '../../get-signup-country.ts';

export async function generateMetadata(): Promise<Metadata> {
  const [texts, { name, signups }] = await Promise.all([pageTexts('signup'), getSettings()]);
  const description = fill(signups === 'invited' ? texts.closed.text : texts.metaDescription, {
    brand: name,
  });
  const title = signups === 'all' ? texts.metaTitle : texts.signupTab;
  return getPageMetadata({ path: '/signup', title, description, index: false });
}

export default async function SignupPage() {
  const [texts, errors, regionKinds, settings, country, links] = await Promise.all([
    pageTexts('signup'),
    pageTexts('errors'),
    pageTexts('regionKinds'),
    getSettings(),
    getSignupCountry(),
    getLegalLinks(),
  ]);
  const { name, signups, countries } = settings;
  return (
    <AccountFrame wordmark={<Wordmark name={name} />} links={links}>
      <SignupScreen
        signups={signups}
        texts={texts}
        errors={errorTexts(errors, 'signups_closed', 'under_age', 'proof_missing')}
        regionKinds={regionKinds}
        countries={countries}
        country={country}
      />
    </AccountFrame>
  );
}
