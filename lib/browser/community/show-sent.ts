import { mutate } from 'swr';
import type { Message } from '../../contract/community/chats.ts';
import { publishMessage } from './changed-messages.ts';
import { refresh } from '../transport/keys.ts';
import type { ResponseOf } from '../transport/types.ts';

/** Puts a sent message or gift and the new balance where the screens read them. */
export function showSent(member: number, { message, credits }: { message: Message; credits: number }): void {
  publishMessage(message);
  showCredits(credits);
  void refresh([
    { name: 'GET /api/chats.php' },
    { name: 'GET /api/credits.php' },
    { name: 'GET /api/relation.php', parameter: ['id', member] },
  ]);
}

/** Puts a balance the server told of where the screens read it. */
export function showCredits(credits: number): void {
  void mutate<ResponseOf<'GET /api/user.php'>>(
    ['GET /api/user.php', undefined],
    (now) => (now?.user ? { user: { ...now.user, credits } } : now),
    { revalidate: false },
  );
}
