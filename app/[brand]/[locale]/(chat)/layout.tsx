import type { ReactNode } from 'react';
import { ChatLayout } from '#components/layout/chat-layout.tsx';
import { getLayoutProps } from '../get-layout-props.ts';
import { SignedInRuntime } from '../signed-in-runtime.island.tsx';

/** The chat layout: the top bar over a page that fills the window. */
export default async function ConversationLayout({ children }: { children: ReactNode }) {
  return (
    <ChatLayout {...await getLayoutProps()} modals={<SignedInRuntime />}>
      {children}
    </ChatLayout>
  );
}
