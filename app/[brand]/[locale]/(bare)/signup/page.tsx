import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Wordmark } from '#components/layout/wordmark.tsx';
import { AccountFrame } from '#components/identity/signup/account-frame.tsx';
import { SignupScreen } from '#components/identity/signup/signup-screen.island.tsx';
import { pageErrors, pageTexts } from '#lib/i18n/page-texts.ts';
import { getSettings } from '#lib/upstream/pages.ts';
import { getLegalLinks } from '../../get-legal-links.ts';
import { getPageMetadata } from '../../get-page-metadata.ts';
import { getSignupCountry } from '../../get-signup-country.ts';

export async function generateMetadata(): Promise<Metadata> {
  const [t, { name, signups }] = await Promise.all([getTranslations('signup'), getSettings()]);
  const description = t(signups === 'invited' ? 'closed.text' : 'metaDescription', { brand: name });
  const title = t(signups === 'all' ? 'metaTitle' : 'signupTab');
  return getPageMetadata({ path: '/signup', title, description, index: false });
}

export default async function SignupPage() {
  const [texts, errors, settings, country, links] = await Promise.all([
    pageTexts('signup', 'regionKinds'),
    pageErrors('person', 'signups_closed', 'under_age', 'proof_missing'),
    getSettings(),
    getSignupCountry(),
    getLegalLinks(),
  ]);
  const { name, signups, countries } = settings;
  return (
    <AccountFrame wordmark={<Wordmark name={name} />} links={links}>
      <SignupScreen
        signups={signups}
        texts={texts.signup}
        errors={errors}
        regionKinds={texts.regionKinds}
        countries={countries}
        country={country}
      />
    </AccountFrame>
  );
}
