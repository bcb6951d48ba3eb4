import { randomUUID } from 'node:crypto';

/**
 * The effect of a block on every call that names or returns a member: one row each, with the responses to the blocked
 * and to the blocking member. A call listed neither here nor among the impersonal ones fails the suite.
 */
type Answer =
  /** This error. */
  | 'blocked_by'
  | 'blocked'
  /** Omits the other, whom it named before the block. */
  | 'left out'
  /** As before: it says nothing of the other. */
  | 'silent'
  /** Still names the other, each time for the caller's own sake. */
  | 'named';

/** `received` and `sent` are messages of the conversation. */
export type BlockContext = {
  other: number;
  third: number;
  conversation: number;
  received: number;
  sent: number;
};
type Options = { query?: Record<string, string | number>; body?: unknown; key?: string };

export type Row = {
  call: string;
  ask?: (context: BlockContext) => Options;
  /** Sent instead of a body. */
  file?: Buffer;
  blocked: Answer;
  blocker: Answer;
  /** Between two members without likes or messages. */
  strangers?: true;
};

/** A country with few members, so that all are on the first page. */
export const home = { country: 'MT', region: null, city: 'Valletta' };

const closed = { blocked: 'blocked_by', blocker: 'blocked' } as const;
const leftOut = { blocked: 'left out', blocker: 'left out' } as const;
const silent = { blocked: 'silent', blocker: 'silent' } as const;
const id = ({ other }: BlockContext) => ({ body: { id: other } });

export const rows: Row[] = [
  { call: 'GET /api/members.php', ask: () => ({ query: { country: 'MT' } }), ...leftOut },
  { call: 'GET /api/member.php', ask: ({ other }) => ({ query: { id: other } }), ...closed },
  // The profile of a third member, with the other among the related ones.
  { call: 'GET /api/member.php', ask: ({ third }) => ({ query: { id: third } }), ...leftOut },
  { call: 'GET /api/signup-matches.php', ...leftOut },
  { call: 'GET /api/relation.php', ask: ({ other }) => ({ query: { id: other } }), ...silent },
  { call: 'PUT /api/note.php', ask: ({ other }) => ({ body: { id: other, note: 'Vorsicht.' } }), ...closed },
  { call: 'GET /api/likes.php', ...leftOut },
  { call: 'GET /api/auto-like.php', ...leftOut },
  { call: 'POST /api/like.php', ask: id, ...closed },
  { call: 'PUT /api/like.php', ask: id, ...silent },
  { call: 'DELETE /api/like.php', ask: id, ...silent },
  { call: 'GET /api/swipe.php', ...leftOut, strangers: true },
  {
    call: 'POST /api/swipe.php',
    ask: ({ other }) => ({ body: { id: other, verdict: 'like' } }),
    ...closed,
    strangers: true,
  },
  // Both skipped each other before the block; the card does not come back.
  { call: 'DELETE /api/swipe.php', ...silent, strangers: true },
  { call: 'GET /api/match-finder.php', ...leftOut, strangers: true },
  { call: 'GET /api/chats.php', ...leftOut },
  { call: 'GET /api/chat.php', ask: ({ conversation }) => ({ query: { conversation } }), ...closed },
  {
    call: 'PUT /api/chat.php',
    ask: ({ conversation }) => ({ body: { conversation, read_until: 1 } }),
    ...closed,
  },
  { call: 'POST /api/typing.php', ask: ({ conversation }) => ({ body: { conversation } }), ...closed },
  {
    call: 'POST /api/message.php',
    ask: ({ other }) => ({ body: { profile_id: other, client_message_id: randomUUID(), body: 'Hallo?' } }),
    ...closed,
  },
  {
    call: 'POST /api/gift.php',
    ask: ({ other }) => ({ body: { profile_id: other, client_message_id: randomUUID(), gift: 'rose' } }),
    ...closed,
  },
  {
    call: 'POST /api/chat-image.php',
    ask: ({ other }) => ({ query: { profile_id: other, client_message_id: randomUUID() } }),
    file: Buffer.from('no picture'),
    ...closed,
  },
  { call: 'PUT /api/message.php', ask: ({ sent }) => ({ body: { id: sent, body: 'Anders.' } }), ...closed },
  { call: 'DELETE /api/message.php', ask: ({ sent }) => ({ body: { id: sent } }), ...closed },
  {
    call: 'PUT /api/reaction.php',
    ask: ({ received }) => ({ body: { message: received, emoji: '👍' } }),
    ...closed,
  },
  {
    call: 'PUT /api/delivered.php',
    ask: ({ conversation }) => ({ body: { conversation, delivered_until: 1 } }),
    ...closed,
  },
  {
    call: 'PUT /api/mute.php',
    ask: ({ conversation }) => ({ body: { conversation, muted: true } }),
    ...closed,
  },
  { call: 'PUT /api/opened-chat.php', ask: ({ other }) => ({ body: { profile_id: other } }), ...closed },
  {
    call: 'PUT /api/draft.php',
    ask: ({ other }) => ({ body: { profile_id: other, body: 'Ich wollte noch' } }),
    ...closed,
  },
  { call: 'GET /api/icebreakers.php', ask: ({ other }) => ({ query: { id: other } }), ...closed },
  // The own statement still names the recipients of spent credits.
  { call: 'GET /api/credits.php', blocked: 'named', blocker: 'named' },
  // A harassed member who was then blocked may still report it.
  {
    call: 'POST /api/report.php',
    ask: ({ other }) => ({ body: { id: other, reason: 'harassment', text: '' }, key: randomUUID() }),
    ...silent,
  },
  {
    call: 'POST /api/report.php?message=1',
    ask: ({ received }) => ({
      body: { message: received, reason: 'harassment', text: '' },
      key: randomUUID(),
    }),
    ...silent,
  },
  { call: 'GET /api/blocks.php', blocked: 'silent', blocker: 'named' },
  // Only the blocker can lift a block; the last rows show that it persists.
  { call: 'POST /api/block.php', ask: id, ...silent },
  // Members may always delete from their own list.
  { call: 'DELETE /api/chat.php', ask: ({ conversation }) => ({ body: { conversation } }), ...silent },
  {
    call: 'DELETE /api/chat.php?profile=1',
    ask: ({ other }) => ({ body: { profile_id: other } }),
    ...silent,
  },
];

/** Calls that name no other member. `DELETE /api/block.php` has a separate test below. */
export const impersonal = `
  POST /api/user.php, GET /api/user.php, PUT /api/user.php, POST /api/user.php?push=1,
  POST /api/signup.php, POST /api/activation.php, POST /api/activation-mail.php, GET /api/settings.php,
  POST /api/password-reset.php, POST /api/password-reset.php?check=1, PUT /api/password-reset.php,
  PUT /api/password.php, GET /api/mail-change.php, POST /api/mail-change.php,
  DELETE /api/mail-change.php, PUT /api/mail-change.php,
  GET /api/companyinfo.php, GET /api/interests.php, GET /api/regions.php, GET /api/geocode.php,
  GET /api/brands.php, GET /api/sitemaps.php, GET /api/sitemap.php, GET /api/hubs.php,
  GET /api/map-towns.php, POST /api/arrival.php, POST /api/page-bounce.php, GET /api/towns.php, GET /api/search.php, PUT /api/search.php, GET /api/profile.php,
  PUT /api/profile.php, GET /api/photos.php, POST /api/photos.php, PUT /api/photos.php,
  PUT /api/photos.php?cut=1, DELETE /api/photos.php, POST /api/photos.php?restore=1, GET /api/packages.php,
  GET /api/order.php, GET /api/repeat-orders.php, GET /api/discountcode.php, POST /api/discountcode.php, GET /api/timebonus.php, POST /api/complaint.php, GET /api/page.php,
  GET /api/notifications.php, PUT /api/notifications.php, POST /api/notifications.php, GET /api/unsubscribe.php,
  POST /api/unsubscribe.php, POST /api/mail-events.php,
  GET /api/sessions.php, DELETE /api/sessions.php, GET /api/visibility.php, PUT /api/visibility.php,
  POST /api/payment.php, GET /api/payment.php, DELETE /api/payment.php, GET /api/payments.php, GET /api/transaction.php,
  POST /api/payment-webhook.php, GET /api/receipt.php, POST /api/direct-debit-code.php, GET /api/withdrawal.php,
  POST /api/withdrawal.php,
  POST /api/page-hidden.php, GET /api/logout.php, GET /api/events.php, GET /api/event-feed.php,
  GET /api/challenge.php, POST /api/address-check.php, GET /api/invitations.php, POST /api/invitations.php,
  DELETE /api/invitations.php, POST /api/invitation.php, GET /api/account-deletion.php,
  PUT /api/account-deletion.php, POST /api/account-deletion.php,
  POST /api/consents.php, POST /api/reactivation.php, PUT /api/reactivation.php, GET /api/decisions.php, POST /api/complaint-status.php,
  POST /api/appeal.php, POST /api/terms.php,
  GET /api/privacy.php, PUT /api/privacy.php, GET /api/export.php, POST /api/export.php, GET /api/export.php?file=1,
  DELETE /api/block.php`
  .trim()
  .split(/,\s+/);
