import { AccountDeleted } from '#components/identity/account-deletion/account-deleted.island.tsx';
import { DeletedFacts } from '#components/identity/account-deletion/deleted-facts.tsx';
import { pageErrors, pageTexts } from '#lib/i18n/page-texts.ts';
import { getSettings } from '#lib/upstream/pages.ts';
import { unlisted } from '#app/[brand]/[locale]/unlisted.ts';

export const generateMetadata = unlisted('accountDeletion.end.metaTitle', { referrer: 'no-referrer' });

export default async function AccountDeletedPage() {
  const [{ accountDeletion: texts }, errors, settings] = await Promise.all([
    pageTexts(
      'accountDeletion.again',
      'accountDeletion.back',
      'accountDeletion.end',
      'accountDeletion.link',
      'accountDeletion.partner',
    ),
    pageErrors('account_exists', 'account_closed', 'too_many_reset_mails', 'proof_missing'),
    getSettings(),
  ]);
  return (
    <div className="container-xl vk-page">
      <div className="vk-narrow">
        <AccountDeleted texts={texts} errors={errors} partner={settings.deletion_partner}>
          <DeletedFacts texts={texts.end} />
        </AccountDeleted>
      </div>
    </div>
  );
}
