import { mutate } from 'swr';
import { callApi } from '../transport/call.ts';
import { refresh } from '../transport/keys.ts';
import type { CallResponse } from '../transport/types.ts';

/**
 * Blocks a member and removes their conversations from the list at once (`docs/specification.md` §4). @throws
 * ApiError
 */
export async function blockMember(id: number): Promise<void> {
  await callApi('POST /api/block.php', { body: { id } });
  await mutate<CallResponse<'GET /api/chats.php'>>(
    ['GET /api/chats.php', undefined],
    (now) => now && { ...now, chats: now.chats.filter((chat) => chat.profile_id !== id) },
    { revalidate: false },
  );
  await refreshBlock(id);
}

/** Unblocks a member. @throws ApiError */
export async function unblockMember(id: number): Promise<void> {
  await callApi('DELETE /api/block.php', { body: { id } });
  await refreshBlock(id);
}

function refreshBlock(id: number): Promise<void> {
  return refresh([
    { name: 'GET /api/relation.php', parameter: ['id', id] },
    { name: 'GET /api/blocks.php' },
    { name: 'GET /api/likes.php' },
    { name: 'GET /api/chats.php' },
    { name: 'GET /api/chat.php' },
    { name: 'GET /api/member.php', parameter: ['id', id] },
  ]);
}
