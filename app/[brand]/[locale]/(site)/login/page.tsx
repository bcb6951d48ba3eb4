import type { Metadata } from 'next';
import { AccountFrame } from '#components/identity/signup/account-frame.tsx';
import { LoginScreen } from '#components/identity/signup/login-screen.island.tsx';
import { errorTexts } from '#lib/browser/transport/error-text.ts';
import { fill } from '#lib/i18n/fill.ts';
import { pageTexts } from '#lib/i18n/page-texts.ts';
import { getSettings } from '#lib/upstream/settings.ts';
import { getPageMetadata } from '../../get-page-metadata.ts';
import { getSignupLabel } from '../../get-signup-label.ts';

export async function generateMetadata(): Promise<Metadata> {
  const [texts, { name }] = await Promise.all([pageTexts('login'), getSettings()]);
  const description = fill(texts.metaDescription, { brand: name });
  return getPageMetadata({ path: '/login', title: texts.metaTitle, description, index: false });
}

export default async function LoginPage() {
  const [texts, errors, settings] = await Promise.all([
    pageTexts('login'),
    pageTexts('errors'),
    getSettings(),
  ]);
  return (
    <AccountFrame>
      <h1 className="mb-4">{texts.title}</h1>
      <LoginScreen
        texts={{ ...texts, signup: await getSignupLabel(settings) }}
        errors={errorTexts(
          errors,
          'login_failed',
          'account_locked',
          'login_guarded',
          'account_closed',
          'account_deleted',
          'too_many_reset_mails',
          'proof_missing',
        )}
      />
    </AccountFrame>
  );
}
