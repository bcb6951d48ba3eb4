import type { Metadata } from 'next';
import { AccountDeleted } from '#components/identity/account-deletion/account-deleted.island.tsx';
import { DeletedFacts } from '#components/identity/account-deletion/deleted-facts.tsx';
import { errorTexts } from '#lib/browser/transport/error-text.ts';
import { pageTexts } from '#lib/i18n/page-texts.ts';
import { getSettings } from '#lib/upstream/settings.ts';

export async function generateMetadata(): Promise<Metadata> {
  const { end } = await pageTexts('leaving');
  return { title: end.metaTitle, robots: { index: false }, referrer: 'no-referrer' };
}

export default async function AccountDeletedPage() {
  const [texts, messages, settings] = await Promise.all([
    pageTexts('leaving'),
    pageTexts('errors'),
    getSettings(),
  ]);
  const errors = errorTexts(
    messages,
    'account_exists',
    'account_closed',
    'too_many_reset_mails',
    'proof_missing',
  );
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
