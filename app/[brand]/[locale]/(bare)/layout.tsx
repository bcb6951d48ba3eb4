import type { ReactNode } from 'react';
import { BareLayout } from '#components/layout/bare-layout.tsx';
import { SignupModal } from '#components/identity/signup/signup-modal.island.tsx';
import { getSettings } from '#lib/upstream/settings.ts';
import { MemberLife } from '../member-life.island.tsx';
import { readChrome } from '../read-chrome.ts';
import { readSignupCountry } from '../read-signup-country.ts';

/** The specification's "empty" layout: no bars, but entry warning and signup dialog. */
export default async function EmptyLayout({ children }: { children: ReactNode }) {
  const [chrome, settings, country] = await Promise.all([readChrome(), getSettings(), readSignupCountry()]);
  const modals = (
    <>
      <SignupModal signups={settings.signups} countries={settings.countries} country={country} />
      <MemberLife modals={false} />
    </>
  );
  return (
    <BareLayout {...chrome} modals={modals}>
      {children}
    </BareLayout>
  );
}
