import type { ReactNode } from 'react';
import { SiteLayout } from '#components/layout/site-layout.tsx';
import { SignupModal } from '#components/identity/signup/signup-modal.island.tsx';
import { getSettings } from '#lib/upstream/settings.ts';
import { MemberAlerts } from '../member-alerts.island.tsx';
import { SignedInRuntime } from '../signed-in-runtime.island.tsx';
import { getLayoutProps } from '../get-layout-props.ts';
import { getSignupCountry } from '../get-signup-country.ts';

/** The default layout: bars, alert strip, footer, and the dialogs that any screen may open. */
export default async function DefaultLayout({ children }: { children: ReactNode }) {
  const [layoutProps, settings, country] = await Promise.all([
    getLayoutProps(),
    getSettings(),
    getSignupCountry(),
  ]);
  const modals = (
    <>
      <SignupModal signups={settings.signups} countries={settings.countries} country={country} />
      <SignedInRuntime />
    </>
  );
  return (
    <SiteLayout {...layoutProps} alerts={<MemberAlerts />} modals={modals}>
      {children}
    </SiteLayout>
  );
}
