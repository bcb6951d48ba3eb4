import { CompleteSignup } from '#components/identity/activation/complete-signup.island.tsx';
import { Wordmark } from '#components/layout/wordmark.tsx';
import { AccountFrame } from '#components/identity/signup/account-frame.tsx';
import { pageErrors, pageTexts } from '#lib/i18n/page-texts.ts';
import { getSettings } from '#lib/upstream/pages.ts';
import { getLegalLinks } from '../../get-legal-links.ts';
import { unlisted } from '#app/[brand]/[locale]/unlisted.ts';

export const generateMetadata = unlisted('activation.metaTitle');

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
