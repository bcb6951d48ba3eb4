import type { Metadata } from 'next';
import { ResetRequest } from '#components/identity/credentials/reset-request.island.tsx';
import { AccountFrame } from '#components/identity/signup/account-frame.tsx';
import { errorTexts } from '#lib/browser/transport/error-text.ts';
import { pageTexts } from '#lib/i18n/page-texts.ts';

export async function generateMetadata(): Promise<Metadata> {
  const { metaTitle } = await pageTexts('resetPassword');
  return { title: metaTitle, robots: { index: false } };
}

export default async function ResetPasswordPage() {
  const [texts, errors] = await Promise.all([pageTexts('resetPassword'), pageTexts('errors')]);
  return (
    <AccountFrame>
      <ResetRequest texts={texts} errors={errorTexts(errors, 'too_many_reset_mails', 'proof_missing')} />
    </AccountFrame>
  );
}
