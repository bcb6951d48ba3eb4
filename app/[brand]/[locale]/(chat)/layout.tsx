import type { ReactNode } from 'react';
import { ChatLayout } from '../../../../components/layout/chat-layout.tsx';
import { MemberLife } from '../member-life.island.tsx';
import { readChrome } from '../read-chrome.ts';
import { readMatchWords } from '../read-modals.ts';

/** The chat layout: the top bar over a page that fills the window. */
export default async function ConversationLayout({ children }: { children: ReactNode }) {
  const [chrome, match] = await Promise.all([readChrome(), readMatchWords()]);
  return (
    <ChatLayout {...chrome} modals={<MemberLife match={match} />}>
      {children}
    </ChatLayout>
  );
}
