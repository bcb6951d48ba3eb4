import type { Metadata } from 'next';
import { WithdrawalForm } from '#components/commerce/withdrawals/withdrawal-form.island.tsx';
import { errorTexts } from '#lib/browser/transport/error-text.ts';
import { fill } from '#lib/i18n/fill.ts';
import { pageTexts } from '#lib/i18n/page-texts.ts';
import { getSettings } from '#lib/upstream/settings.ts';
import { infoMetadata, InfoPageScreen } from '../info-page.tsx';

const place = { token: 'withdrawal', path: '/withdrawal' };

export function generateMetadata(): Promise<Metadata> {
  return infoMetadata(place);
}

/** The form, then the legal text; a separate page so that others do not load its script. */
export default async function WithdrawalPage() {
  const [texts, complaints, errors, settings] = await Promise.all([
    pageTexts('withdrawal'),
    pageTexts('complaints'),
    pageTexts('errors'),
    getSettings(),
  ]);
  return (
    <InfoPageScreen
      {...place}
      above={
        <div className="vk-narrow ms-0 mb-5">
          <p>{texts.intro}</p>
          <noscript>
            <p>{fill(complaints.noScript, { email: settings.support_email })}</p>
          </noscript>
          <WithdrawalForm texts={texts} errors={errorTexts(errors)} />
        </div>
      }
    />
  );
}
