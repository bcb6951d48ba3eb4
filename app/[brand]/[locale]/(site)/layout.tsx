import type { ReactNode } from 'react';
import { SiteLayout } from '#components/layout/site-layout.tsx';
import { SignupModal } from '#components/identity/signup/signup-modal.island.tsx';
import { getSettings } from '#lib/upstream/settings.ts';
import { MemberAlerts } from '../member-alerts.island.tsx';
import { MemberLife } from '../member-life.island.tsx';
import { readChrome } from '../read-chrome.ts';
import { readSignupCountry } from '../read-signup-country.ts';

/** The default layout: bars, alert strip, footer, and the dialogs that any screen may open. */
export default async function DefaultLayout({ children }: { children: ReactNode }) {
  const [chrome, settings, country] = await Promise.all([readChrome(), getSettings(), readSignupCountry()]);
  const modals = (
    <>
      <SignupModal signups={settings.signups} countries={settings.countries} country={country} />
      <MemberLife />
    </>
  );
  return (
    <SiteLayout {...chrome} alerts={<MemberAlerts />} modals={modals}>
      {children}
    </SiteLayout>
  );
}
