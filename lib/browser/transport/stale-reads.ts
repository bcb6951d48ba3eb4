import type { MemberEvent } from '../../contract/events.ts';
import type { KeyFilter } from './keys.ts';

/** The cached reads that a stream event makes stale. */
export function staleReads(event: Exclude<MemberEvent, { type: 'resync' }>): KeyFilter[] {
  switch (event.type) {
    case 'message':
      return [{ name: 'GET /api/chats.php' }, chat(event.conversation), { name: 'GET /api/relation.php' }];
    case 'read':
      return [{ name: 'GET /api/chats.php' }, chat(event.conversation)];
    case 'chats':
      return [{ name: 'GET /api/chats.php' }];
    case 'like':
      return [{ name: 'GET /api/likes.php' }, relation(event.id)];
    case 'likes':
      return [{ name: 'GET /api/likes.php' }, { name: 'GET /api/relation.php' }];
    case 'user':
      return [
        { name: 'GET /api/user.php' },
        { name: 'GET /api/mail-change.php' },
        { name: 'GET /api/profile.php' },
        { name: 'GET /api/photos.php' },
        { name: 'GET /api/credits.php' },
        { name: 'GET /api/timebonus.php' },
        { name: 'GET /api/discountcode.php' },
        { name: 'GET /api/order.php' },
        { name: 'GET /api/payments.php' },
        { name: 'GET /api/repeat-orders.php' },
      ];
    case 'block':
      return [
        { name: 'GET /api/chats.php' },
        { name: 'GET /api/chat.php' },
        { name: 'GET /api/likes.php' },
        { name: 'GET /api/blocks.php' },
        { name: 'GET /api/members.php' },
        { name: 'GET /api/match-finder.php' },
        { name: 'GET /api/signup-matches.php' },
        relation(event.id),
      ];
    case 'typing':
    case 'session-ended':
      return [];
  }
}

function chat(conversation: number): KeyFilter {
  return { name: 'GET /api/chat.php', parameter: ['conversation', conversation] };
}

function relation(id: number): KeyFilter {
  return { name: 'GET /api/relation.php', parameter: ['id', id] };
}
