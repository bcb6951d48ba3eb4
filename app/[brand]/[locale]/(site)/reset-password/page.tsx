import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ResetRequest } from '#components/identity/credentials/reset-request.island.tsx';
import { AccountFrame } from '#components/identity/signup/account-frame.tsx';
import { pageErrors, pageTexts } from '#lib/i18n/page-texts.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('resetPassword');
  return { title: t('metaTitle'), robots: { index: false } };
}

export default async function ResetPasswordPage() {
  const [{ resetPassword }, errors] = await Promise.all([
    pageTexts('resetPassword'),
    pageErrors('too_many_reset_mails', 'proof_missing'),
  ]);
  return (
    <AccountFrame>
      <ResetRequest texts={resetPassword} errors={errors} />
    </AccountFrame>
  );
}
