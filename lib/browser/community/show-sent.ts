import { mutate } from 'swr';
import type { Message } from '../../contract/community/chats.ts';
import { publishMessage } from './changed-messages.ts';
import { refresh } from '../transport/keys.ts';
import type { ResponseOf } from '../transport/types.ts';

/** Applies a sent message or gift and the new balance to the caches. */
export function showSent(member: number, { message, credits }: { message: Message; credits: number }): void {
  publishMessage(message);
  showCredits(credits);
  void refresh([
    { name: 'GET /api/chats.php' },
    { name: 'GET /api/credits.php' },
    { name: 'GET /api/relation.php', parameter: ['id', member] },
  ]);
}

/** Applies a balance from the server to the caches. */
export function showCredits(credits: number): void {
  void mutate<ResponseOf<'GET /api/user.php'>>(
    ['GET /api/user.php', undefined],
    (now) => (now?.user ? { user: { ...now.user, credits } } : now),
    { revalidate: false },
  );
}
