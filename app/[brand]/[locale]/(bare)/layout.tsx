import type { ReactNode } from 'react';
import { BareLayout } from '../../../../components/layout/bare-layout.tsx';
import { SignupModal } from '../../../../components/signup/signup-modal.island.tsx';
import { getSettings } from '../../../../lib/upstream/settings.ts';
import { MemberLife } from '../member-life.island.tsx';
import { readChrome } from '../read-chrome.ts';

/** The specification's "empty" layout: no bars, but entry warning and signup dialog. */
export default async function EmptyLayout({ children }: { children: ReactNode }) {
  const [chrome, settings] = await Promise.all([readChrome(), getSettings()]);
  const modals = (
    <>
      <SignupModal
        signups={settings.signups}
        countries={settings.countries}
        country={settings.geoip_selected_country}
      />
      <MemberLife modals={false} />
    </>
  );
  return (
    <BareLayout {...chrome} modals={modals}>
      {children}
    </BareLayout>
  );
}
