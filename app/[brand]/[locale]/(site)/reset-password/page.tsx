import { ResetRequest } from '#components/identity/credentials/reset-request.island.tsx';
import { AccountFrame } from '#components/identity/signup/account-frame.tsx';
import { pageErrors, pageTexts } from '#lib/i18n/page-texts.ts';
import { unlisted } from '#app/[brand]/[locale]/unlisted.ts';

export const generateMetadata = unlisted('resetPassword.metaTitle');

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
