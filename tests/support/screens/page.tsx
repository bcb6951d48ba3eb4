import type { ReactNode } from 'react';
import { InTestSite } from './site.tsx';
import { SiteProvider, useSite } from '#components/site/site-context.island.tsx';
import { PathnameContext } from '#tests/support/screens/router.ts';

type InTestPageProps = { path: string; entryPopup?: boolean; children: ReactNode };

function WithPopup({ entryPopup, children }: { entryPopup: boolean; children: ReactNode }) {
  return <SiteProvider site={{ ...useSite(), entryPopup }}>{children}</SiteProvider>;
}

/** Around what a test renders of a layout: the German test site, and the path the visitor is on. */
export function InTestPage({ path, entryPopup = false, children }: InTestPageProps) {
  return (
    <PathnameContext value={path}>
      <InTestSite>
        <WithPopup entryPopup={entryPopup}>{children}</WithPopup>
      </InTestSite>
    </PathnameContext>
  );
}
