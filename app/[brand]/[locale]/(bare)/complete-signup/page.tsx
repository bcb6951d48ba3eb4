import type { Metadata } from 'next';
import { CompleteSignup } from '#components/identity/activation/complete-signup.island.tsx';
import { Wordmark } from '#components/layout/wordmark.tsx';
import { AccountFrame } from '#components/identity/signup/account-frame.tsx';
import { errorTexts } from '#lib/browser/transport/error-text.ts';
import { pageTexts } from '#lib/i18n/page-texts.ts';
import { getSettings } from '#lib/upstream/settings.ts';
import { getLegalLinks } from '../../get-legal-links.ts';

export async function generateMetadata(): Promise<Metadata> {
  const { metaTitle } = await pageTexts('activation');
  return { title: metaTitle, robots: { index: false } };
}

export default async function CompleteSignupPage() {
  const [texts, errors, { name }, links] = await Promise.all([
    pageTexts('activation'),
    pageTexts('errors'),
    getSettings(),
    getLegalLinks(),
  ]);
  return (
    <AccountFrame wordmark={<Wordmark name={name} />} links={links}>
      <CompleteSignup texts={texts} errors={errorTexts(errors, 'already_active', 'too_many_mails')} />
    </AccountFrame>
  );
}
