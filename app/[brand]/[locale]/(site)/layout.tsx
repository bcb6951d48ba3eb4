import type { ReactNode } from 'react';
import { SiteLayout } from '#components/layout/site-layout.tsx';
import { getLayoutProps } from '../get-layout-props.ts';
import { MemberAlerts, SignedInRuntime } from '../signed-in-runtime.island.tsx';
import { SignupDialog } from '../signup-dialog.tsx';

/** The default layout: bars, alert strip, footer, and the dialogs that any screen may open. */
export default async function DefaultLayout({ children }: { children: ReactNode }) {
  const modals = [<SignupDialog key="signup" />, <SignedInRuntime key="runtime" />];
  return (
    <SiteLayout {...await getLayoutProps()} alerts={<MemberAlerts />} modals={modals}>
      {children}
    </SiteLayout>
  );
}
