import { ResetDo } from '#components/identity/credentials/reset-do.island.tsx';
import { AccountFrame } from '#components/identity/signup/account-frame.tsx';
import { pageErrors, pageTexts } from '#lib/i18n/page-texts.ts';
import { unlisted } from '#app/[brand]/[locale]/unlisted.ts';

export const generateMetadata = unlisted('resetPassword.metaTitle', { referrer: 'no-referrer' });

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
