import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { InTestSite } from './site.tsx';

/** `InTestSite` over the cache that `refresh` reaches, for tests in which one call makes another one stale. */
export function InTestSiteThatRefreshes({ children }: { children: ReactNode }) {
  return (
    <InTestSite>
      <SWRConfig value={() => SWRConfig.defaultValue}>{children}</SWRConfig>
    </InTestSite>
  );
}
