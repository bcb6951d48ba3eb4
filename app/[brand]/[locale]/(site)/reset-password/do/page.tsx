import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ResetDo } from '#components/identity/credentials/reset-do.island.tsx';
import { AccountFrame } from '#components/identity/signup/account-frame.tsx';
import { pageErrors, pageTexts } from '#lib/i18n/page-texts.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('resetPassword');
  return { title: t('metaTitle'), robots: { index: false }, referrer: 'no-referrer' };
}

export default async function ResetPasswordDoPage() {
  const [{ resetPassword, passwords }, errors] = await Promise.all([
    pageTexts('resetPassword.do', 'passwords'),
    pageErrors('account', 'account_closed'),
  ]);
  return (
    <AccountFrame>
      <ResetDo texts={resetPassword.do} passwords={passwords} errors={errors} />
    </AccountFrame>
  );
}
