import type { ReactNode } from 'react';
import { SiteLayout } from '../../../../components/layout/site-layout.tsx';
import { SignupModal } from '../../../../components/signup/signup-modal.island.tsx';
import { getSettings } from '../../../../lib/upstream/settings.ts';
import { MemberLife } from '../member-life.island.tsx';
import { readChrome } from '../read-chrome.ts';
import { readMatchWords } from '../read-modals.ts';

/** The default layout: bars, alert strip, footer, and the dialogs that any screen may open. */
export default async function DefaultLayout({ children }: { children: ReactNode }) {
  const [chrome, settings, match] = await Promise.all([readChrome(), getSettings(), readMatchWords()]);
  const modals = (
    <>
      <SignupModal countries={settings.countries} country={settings.geoip_selected_country} />
      <MemberLife match={match} />
    </>
  );
  return (
    <SiteLayout {...chrome} modals={modals}>
      {children}
    </SiteLayout>
  );
}
