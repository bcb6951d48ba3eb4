import type { ReactNode } from 'react';
import { InTestSite } from './site.tsx';
import { SiteProvider, useSite } from '#components/site/site-context.island.tsx';
import { PathnameContext } from '#tests/support/screens/router.ts';

type InTestPageProps = { path: string; entryPopup?: boolean; children: ReactNode };

function WithPopup({ entryPopup, children }: { entryPopup: boolean; children: ReactNode }) {
  return <SiteProvider site={{ ...useSite(), entryPopup }}>{children}</SiteProvider>;
}

/** Wraps a layout in a test: the German test site and the visitor's path. */
export function InTestPage({ path, entryPopup = false, children }: InTestPageProps) {
  return (
    <PathnameContext value={path}>
      <InTestSite>
        <WithPopup entryPopup={entryPopup}>{children}</WithPopup>
      </InTestSite>
    </PathnameContext>
  );
}
