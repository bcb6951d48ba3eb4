import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { WithdrawalForm } from '#components/commerce/withdrawals/withdrawal-form.island.tsx';
import { pageErrors, pageTexts } from '#lib/i18n/page-texts.ts';
import { getSettings } from '#lib/upstream/pages.ts';
import { infoMetadata, InfoPageScreen } from '../info-page.tsx';

const infoPage = { token: 'withdrawal', path: '/withdrawal' };

export function generateMetadata(): Promise<Metadata> {
  return infoMetadata(infoPage);
}

/** The form, then the legal text; a separate page so that others do not load its script. */
export default async function WithdrawalPage() {
  const [t, texts, errors, settings] = await Promise.all([
    getTranslations(),
    pageTexts('withdrawal'),
    pageErrors(),
    getSettings(),
  ]);
  return (
    <InfoPageScreen
      {...infoPage}
      above={
        <div className="vk-narrow ms-0 mb-5">
          <p>{t('withdrawal.intro')}</p>
          <noscript>
            <p>{t('complaints.noScript', { email: settings.support_email })}</p>
          </noscript>
          <WithdrawalForm texts={texts.withdrawal} errors={errors} />
        </div>
      }
    />
  );
}
