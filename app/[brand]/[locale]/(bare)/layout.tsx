import type { ReactNode } from 'react';
import { BareLayout } from '#components/layout/bare-layout.tsx';
import { SignupModal } from '#components/identity/signup/signup-modal.island.tsx';
import { getSettings } from '#lib/upstream/settings.ts';
import { SignedInRuntime } from '../signed-in-runtime.island.tsx';
import { getLayoutProps } from '../get-layout-props.ts';
import { getSignupCountry } from '../get-signup-country.ts';

/** The specification's "empty" layout: no bars, but the entry warning and the signup dialog. */
export default async function EmptyLayout({ children }: { children: ReactNode }) {
  const [layoutProps, settings, country] = await Promise.all([
    getLayoutProps(),
    getSettings(),
    getSignupCountry(),
  ]);
  const modals = (
    <>
      <SignupModal signups={settings.signups} countries={settings.countries} country={country} />
      <SignedInRuntime modals={false} />
    </>
  );
  return (
    <BareLayout {...layoutProps} modals={modals}>
      {children}
    </BareLayout>
  );
}
