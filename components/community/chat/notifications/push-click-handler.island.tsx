'use client';

// Renders nothing: tells the push worker what this page shows, and opens the target of a pressed notification. Only the
// page knows its location and whether it is visible.

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useChats } from '#lib/browser/transport/hooks.ts';
import { refresh } from '#lib/browser/transport/keys.ts';
import { appPath } from '#lib/rules/platform/app-path.ts';
import { findOpenConversation } from '#lib/rules/community/new-messages.ts';
import { useSite } from '#components/site/site-context.island.tsx';
import { useAppPath } from '#components/site/use-app-path.ts';

/** Mounted wherever notifications are: these and the open conversation make push messages unnecessary. */
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

/** Queries of the worker about a path of this site. */
type Answers = {
  /** Whether the page announces the news itself; `tag` is kind and sender, as `match:9`. */
  tells: (path: string, tag?: string) => boolean;
  /** Whether this screen is shown. */
  shows: (path: string) => boolean;
  /** Navigates there. */
  open: (path: string) => boolean;
};

type Asked = { question: keyof Answers; path: string; tag?: string };

/** Responds to `sw-push.js`; returns the unsubscribe function. */
function answerWorker(answers: Answers): () => void {
  // Browsers without workers, and insecure pages.
  if (!('serviceWorker' in navigator)) return () => undefined;
  const { serviceWorker } = navigator;
  const answer = ({ data, ports }: MessageEvent<Asked>) => {
    if (data.question in answers) ports[0]?.postMessage(answers[data.question](data.path, data.tag));
  };
  serviceWorker.addEventListener('message', answer);
  return () => serviceWorker.removeEventListener('message', answer);
}
