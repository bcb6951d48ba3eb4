import { chatAndLanderCountries } from '../../lib/rules/growth/entry-warning.ts';
import { LoadingBar } from '../ui/loading-bar.island.tsx';
import { Toaster } from '../ui/toaster.island.tsx';
import { EntryWarning } from './entry-warning.island.tsx';
import type { LayoutProps } from './layout-props.ts';
import { MemberTabs } from './member-nav.island.tsx';
import { OfflineNotice } from './offline-notice.island.tsx';
import { RootAttributes } from './root-attributes.island.tsx';
import { TopBar } from './top-bar.tsx';

/** The chat layout: the top bar, and a page that fills the window without a footer. */
export function ChatLayout({ site, texts, languages, children, modals }: LayoutProps) {
  return (
    <>
      <TopBar name={site.name} texts={texts.nav} languages={languages} />
      <OfflineNotice offline={texts.notices.offline} online={texts.notices.online} />
      <main id="main" tabIndex={-1} className="vk-chat-main">
        {children}
      </main>
      <MemberTabs texts={texts.nav} />
      <EntryWarning texts={texts.entryWarning} countries={chatAndLanderCountries} />
      {modals}
      <Toaster label={texts.notices.toasts} />
      <LoadingBar />
      <RootAttributes />
    </>
  );
}
