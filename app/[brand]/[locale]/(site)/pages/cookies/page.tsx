import type { Metadata } from 'next';
import { CookieConsent } from '#components/growth/tracking/cookie-consent.island.tsx';
import { pageTexts } from '#lib/i18n/page-texts.ts';
import { infoMetadata, InfoPageScreen } from '../../info-page.tsx';

const place = { token: 'cookies', path: '/pages/cookies' };

export function generateMetadata(): Promise<Metadata> {
  return infoMetadata(place);
}

/** A separate page because of its script: visitors choose what this browser may remember. */
export default async function CookiesPage() {
  const { deviceChoice } = await pageTexts('deviceChoice');
  return (
    <InfoPageScreen {...place}>
      <CookieConsent texts={deviceChoice} />
    </InfoPageScreen>
  );
}
