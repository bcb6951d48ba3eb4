import { LoadingBar } from '../ui/loading-bar.island.tsx';
import { Toaster } from '../ui/toaster.island.tsx';
import { EntryWarning } from './entry-warning.island.tsx';
import type { LayoutProps } from './layout-props.ts';
import { OfflineNotice } from './offline-notice.island.tsx';
import { RootAttributes } from './root-attributes.island.tsx';

/** The specification's "empty" layout: the page alone, with the entry warning and the dialogs. */
export function BareLayout({ texts, children, modals }: LayoutProps) {
  return (
    <>
      <OfflineNotice offline={texts.notices.offline} online={texts.notices.online} />
      <main id="main" tabIndex={-1} className="vk-bare-main">
        {children}
      </main>
      <EntryWarning texts={texts.entryWarning} countries={null} />
      {modals}
      <Toaster label={texts.notices.toasts} />
      <LoadingBar />
      <RootAttributes />
    </>
  );
}
