import type { ReactNode } from 'react';
import { ChatLayout } from '#components/layout/chat-layout.tsx';
import { MemberLife } from '../member-life.island.tsx';
import { readChrome } from '../read-chrome.ts';

/** The chat layout: the top bar over a page that fills the window. */
export default async function ConversationLayout({ children }: { children: ReactNode }) {
  const chrome = await readChrome();
  return (
    <ChatLayout {...chrome} modals={<MemberLife />}>
      {children}
    </ChatLayout>
  );
}
