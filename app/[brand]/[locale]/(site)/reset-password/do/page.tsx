import type { Metadata } from 'next';
import { ResetDo } from '#components/identity/credentials/reset-do.island.tsx';
import { AccountFrame } from '#components/identity/signup/account-frame.tsx';
import { errorTexts } from '#lib/browser/transport/error-text.ts';
import { pageTexts } from '#lib/i18n/page-texts.ts';

export async function generateMetadata(): Promise<Metadata> {
  const { metaTitle } = await pageTexts('resetPassword');
  return { title: metaTitle, robots: { index: false }, referrer: 'no-referrer' };
}

export default async function ResetPasswordDoPage() {
  const [texts, passwords, errors] = await Promise.all([
    pageTexts('resetPassword'),
    pageTexts('passwords'),
    pageTexts('errors'),
  ]);
  return (
    <AccountFrame>
      <ResetDo texts={texts.do} passwords={passwords} errors={errorTexts(errors, 'account_closed')} />
    </AccountFrame>
  );
}
