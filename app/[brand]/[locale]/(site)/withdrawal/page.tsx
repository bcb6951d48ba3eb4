import type { Metadata } from 'next';
import { ComplaintForm } from '../../../../../components/complaints/complaint-form.island.tsx';
import { errorTexts } from '../../../../../lib/api/error-text.ts';
import { fill } from '../../../../../lib/i18n/fill.ts';
import { pageTexts } from '../../../../../lib/i18n/page-texts.ts';
import { getSettings } from '../../../../../lib/upstream/settings.ts';
import { infoMetadata, InfoPageScreen } from '../info-page.tsx';

const place = { token: 'withdrawal', path: '/withdrawal' };

export function generateMetadata(): Promise<Metadata> {
  return infoMetadata(place);
}

/** The one information page with a form; a page of its own, so that the others carry no script for it. */
export default async function WithdrawalPage() {
  const [texts, errors, settings] = await Promise.all([
    pageTexts('complaints'),
    pageTexts('errors'),
    getSettings(),
  ]);
  return (
    <InfoPageScreen {...place}>
      <section className="vk-narrow ms-0 mt-4">
        <h2>{texts.withdrawalTitle}</h2>
        <p>{texts.withdrawalIntro}</p>
        <noscript>
          <p>{fill(texts.noScript, { email: settings.support_email })}</p>
        </noscript>
        <ComplaintForm texts={texts} errors={errorTexts(errors)} withdrawal />
      </section>
    </InfoPageScreen>
  );
}
