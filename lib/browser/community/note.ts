import { mutate } from 'swr';
import { callApi } from '../transport/call.ts';
import type { ResponseOf } from '../transport/types.ts';

/** Keeps the caller's note about a member, or removes it where it is empty; throws `ApiError` when that failed. */
export async function saveNote(id: number, note: string): Promise<void> {
  await callApi('PUT /api/note.php', { body: { id, note } });
  await mutate<ResponseOf<'GET /api/relation.php'>>(
    ['GET /api/relation.php', { id }],
    (now) => now && { ...now, note },
    { revalidate: false },
  );
}
