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
  const { site, words, languages, children, modals } = props;
  return (
    <>
      <TopBar name={site.name} words={words.nav} languages={languages} />
      <OfflineNotice offline={words.notices.offline} online={words.notices.online} />
      {alerts}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer {...props} words={words.footer} fictionalWarning={site.fictional.warning} />
      <MemberTabs words={words.nav} />
      <EntryWarning words={words.entryWarning} countries={null} />
      {modals}
      <Toaster label={words.notices.toasts} />
      <LoadingBar />
      <RootAttributes />
    </>
  );
}
