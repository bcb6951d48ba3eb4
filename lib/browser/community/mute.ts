import { mutate } from 'swr';
import type { Chat } from '../../contract/community/chats.ts';
import { callApi } from '../transport/call.ts';
import type { ResponseOf } from '../transport/types.ts';

/** Mutes or unmutes a conversation, on screen at once; reverts on failure. @throws ApiError */
export async function muteChat(conversation: number, muted: boolean): Promise<void> {
  await showMuted(conversation, muted);
  try {
    await callApi('PUT /api/mute.php', { body: { conversation, muted } });
  } catch (error) {
    await showMuted(conversation, !muted);
    throw error;
  }
}

async function showMuted(conversation: number, muted: boolean): Promise<void> {
  const change = (chat: Chat) => (chat.id === conversation ? { ...chat, muted } : chat);
  await mutate<ResponseOf<'GET /api/chats.php'>>(
    ['GET /api/chats.php', undefined],
    (now) => now && { ...now, chats: now.chats.map(change) },
    { revalidate: false },
  );
  await mutate<ResponseOf<'GET /api/chat.php'>>(
    ['GET /api/chat.php', { conversation }],
    (now) => now && { ...now, chat: change(now.chat) },
    { revalidate: false },
  );
}
