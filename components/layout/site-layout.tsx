import type { ReactNode } from 'react';
import { LoadingBar } from '../ui/loading-bar.island.tsx';
import { Toaster } from '../ui/toaster.island.tsx';
import { EntryWarning } from './entry-warning.island.tsx';
import { Footer } from './footer.tsx';
import type { LayoutProps } from './layout-props.ts';
import { MemberTabs } from './member-nav.island.tsx';
import { OfflineNotice } from './offline-notice.island.tsx';
import { RootAttributes } from './root-attributes.island.tsx';
import { TopBar } from './top-bar.tsx';

/** The default layout: top bar, alert strip, page, footer with disclaimer, and tabs on phones. */
export function SiteLayout({
  alerts,
  ...props
}: LayoutProps & { /** The alert strip. */ alerts?: ReactNode }) {
  const { site, texts, languages, children, modals } = props;
  return (
    <>
      <TopBar name={site.name} texts={texts.nav} languages={languages} />
      <OfflineNotice offline={texts.notices.offline} online={texts.notices.online} />
      {alerts}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer {...props} />
      <MemberTabs texts={texts.nav} />
      <EntryWarning texts={texts.entryWarning} countries={null} />
      {modals}
      <Toaster label={texts.notices.toasts} />
      <LoadingBar />
      <RootAttributes />
    </>
  );
}
