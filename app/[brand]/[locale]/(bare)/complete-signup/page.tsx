import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CompleteSignup } from '#components/identity/activation/complete-signup.island.tsx';
import { Wordmark } from '#components/layout/wordmark.tsx';
import { AccountFrame } from '#components/identity/signup/account-frame.tsx';
import { pageErrors, pageTexts } from '#lib/i18n/page-texts.ts';
import { getSettings } from '#lib/upstream/settings.ts';
import { getLegalLinks } from '../../get-legal-links.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('activation');
  return { title: t('metaTitle'), robots: { index: false } };
}

export default async function CompleteSignupPage() {
  const [{ activation }, errors, { name }, links] = await Promise.all([
    pageTexts('activation.error', 'activation.mail', 'activation.push'),
    pageErrors('account', 'already_active', 'too_many_mails'),
    getSettings(),
    getLegalLinks(),
  ]);
  return (
    <AccountFrame wordmark={<Wordmark name={name} />} links={links}>
      <CompleteSignup texts={activation} errors={errors} />
    </AccountFrame>
  );
}
