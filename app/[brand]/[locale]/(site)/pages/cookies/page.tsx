import type { Metadata } from 'next';
import { CookieConsent } from '#components/growth/tracking/cookie-consent.island.tsx';
import { pageTexts } from '#lib/i18n/page-texts.ts';
import { infoMetadata, InfoPageScreen } from '../../info-page.tsx';

const infoPage = { token: 'cookies', path: '/pages/cookies' };

export function generateMetadata(): Promise<Metadata> {
  return infoMetadata(infoPage);
}

/** A separate page because of its script: visitors choose what this browser may remember. */
export default async function CookiesPage() {
  const { deviceChoice } = await pageTexts('deviceChoice');
  return (
    <InfoPageScreen {...infoPage}>
      <CookieConsent texts={deviceChoice} />
    </InfoPageScreen>
  );
}
