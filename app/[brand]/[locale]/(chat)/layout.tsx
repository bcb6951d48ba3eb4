import type { ReactNode } from 'react';
import { ChatLayout } from '#components/layout/chat-layout.tsx';
import { SignedInRuntime } from '../signed-in-runtime.island.tsx';
import { getLayoutProps } from '../get-layout-props.ts';

/** The chat layout: the top bar over a page that fills the window. */
export default async function ConversationLayout({ children }: { children: ReactNode }) {
  const layoutProps = await getLayoutProps();
  return (
    <ChatLayout {...layoutProps} modals={<SignedInRuntime />}>
      {children}
    </ChatLayout>
  );
}
