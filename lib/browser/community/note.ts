import { mutate } from 'swr';
import { callApi } from '../transport/call.ts';
import type { ResponseOf } from '../transport/types.ts';

/** Saves the caller's note about a member, or deletes an empty one. @throws ApiError */
export async function saveNote(id: number, note: string): Promise<void> {
  await callApi('PUT /api/note.php', { body: { id, note } });
  await mutate<ResponseOf<'GET /api/relation.php'>>(
    ['GET /api/relation.php', { id }],
    (now) => now && { ...now, note },
    { revalidate: false },
  );
}
