import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { InTestSite } from './site.tsx';

/** `InTestSite` over the cache that `refresh` uses, for tests where one call invalidates another. */
export function InTestSiteThatRefreshes({ children }: { children: ReactNode }) {
  return (
    <InTestSite>
      <SWRConfig value={() => SWRConfig.defaultValue}>{children}</SWRConfig>
    </InTestSite>
  );
}
