import { useEffect } from 'react';
import { mutate } from 'swr';
import { callApi } from '#lib/browser/transport/call.ts';
import { useChats, useUser } from '#lib/browser/transport/hooks.ts';
import { useSignedIn } from '#lib/browser/session/signed-in.ts';
import type { ResponseOf } from '#lib/browser/transport/types.ts';
import type { OpenConversation } from './list/conversation-list.tsx';

/** Keeps on the server whose chat was opened last, so that the next wide screen begins with it. */
export function useNoteOpened({ conversation, member }: OpenConversation): void {
  const signedIn = useSignedIn();
  const { chats } = useChats();
  const { user } = useUser();
  const self = user?.profile.id;
  const opened = member ?? chats?.find((chat) => chat.id === conversation)?.profile_id;
  // Changed before it has arrived, the list would be thrown away on its arrival.
  const isLoaded = chats !== undefined;

  useEffect(() => {
    if (!signedIn || !isLoaded || opened === undefined || self === undefined || opened === self) return;
    void mutate<ResponseOf<'GET /api/chats.php'>>(
      ['GET /api/chats.php', undefined],
      (now) => now && { ...now, last_opened: { profile_id: opened, opened_at: new Date().toISOString() } },
      { revalidate: false },
    );
    // Nothing hangs on it: reading a conversation keeps it as well.
    callApi('PUT /api/opened-chat.php', { body: { profile_id: opened } }).catch(() => undefined);
  }, [signedIn, isLoaded, opened, self]);
}
