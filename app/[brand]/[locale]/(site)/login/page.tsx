import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AccountFrame } from '#components/identity/signup/account-frame.tsx';
import { LoginScreen } from '#components/identity/signup/login-screen.island.tsx';
import { pageErrors, pageTexts } from '#lib/i18n/page-texts.ts';
import { getSettings } from '#lib/upstream/pages.ts';
import { getPageMetadata } from '../../get-page-metadata.ts';
import { getSignupLabel } from '../../get-signup-label.ts';

export async function generateMetadata(): Promise<Metadata> {
  const [t, { name }] = await Promise.all([getTranslations('login'), getSettings()]);
  const description = t('metaDescription', { brand: name });
  return getPageMetadata({ path: '/login', title: t('metaTitle'), description, index: false });
}

export default async function LoginPage() {
  const [t, { login }, errors, settings] = await Promise.all([
    getTranslations('login'),
    pageTexts('login'),
    pageErrors(
      'account',
      'login_failed',
      'account_locked',
      'login_guarded',
      'account_closed',
      'account_deleted',
      'too_many_reset_mails',
      'proof_missing',
    ),
    getSettings(),
  ]);
  return (
    <AccountFrame>
      <h1 className="mb-4">{t('title')}</h1>
      <LoginScreen texts={{ ...login, signup: await getSignupLabel(settings) }} errors={errors} />
    </AccountFrame>
  );
}
