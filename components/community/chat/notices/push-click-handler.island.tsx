'use client';

// Renders nothing: tells the push worker what this page shows, and opens the target of a pressed notification. Only the
// page knows its location and whether it is visible.

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { answerWorker } from '#lib/browser/transport/answer-worker.ts';
import { useChats } from '#lib/browser/transport/hooks.ts';
import { refresh } from '#lib/browser/transport/keys.ts';
import { appPath } from '#lib/rules/platform/app-path.ts';
import { findOpenConversation } from '#lib/rules/community/new-messages.ts';
import { useSite } from '#components/site/site-context.island.tsx';
import { useAppPath } from '#components/site/use-app-path.ts';

/** Mounted wherever notices are: these and the open conversation make push messages unnecessary. */
export function PushClickHandler() {
  const router = useRouter();
  const { brand } = useSite();
  const here = useAppPath();
  const { chats } = useChats();

  useEffect(() => {
    const shows = (path: string) => {
      const targetPath = appPath(new URL(path, window.location.origin).pathname, brand);
      if (targetPath === here) return true;
      const { conversation } = findOpenConversation(targetPath);
      const member = chats?.find((chat) => chat.id === conversation)?.profile_id;
      return member !== undefined && member === findOpenConversation(here).member;
    };
    return answerWorker({
      shows,
      tells: (path, tag) => {
        if (document.visibilityState !== 'visible' || !document.hasFocus()) return false;
        const { conversation } = findOpenConversation(appPath(path, brand));
        // The stream reports it too; if it is broken, nothing would show before the next poll.
        if (conversation !== undefined) void refresh([{ name: 'GET /api/chats.php' }]);
        // The stream opens the match's modal here.
        return conversation !== undefined || tag?.startsWith('match:') === true || shows(path);
      },
      open: (path) => {
        router.push(path);
        return true;
      },
    });
  }, [router, brand, here, chats]);
  return null;
}
