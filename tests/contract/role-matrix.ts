/**
 * Who gets what: one row for each call, one column for each role, the status each must be answered with.
 * A call of the contract without a row here fails the suite.
 *
 * - visitor: no session · unconfirmed: mail address not confirmed · free, premium: confirmed members
 * - blocked: a free member whom the target member has blocked
 * - locked: a free member whose address is locked after failed logins (an open session goes on)
 * - deleted: a session whose account was deleted · otherBrand: a session of one brand used on another
 */
export const roles = [
  'visitor',
  'unconfirmed',
  'free',
  'premium',
  'blocked',
  'locked',
  'deleted',
  'otherBrand',
] as const;

export type Role = (typeof roles)[number];

export type MatrixRow = {
  /** `GET /api/user.php`, as the contract names it. */
  call: string;
  expected: Record<Role, number>;
  query?: Record<string, string>;
  /** `target` is the profile id of another member of the pool. */
  body?: (target: number) => unknown;
  /** Instead of a body. */
  file?: Buffer;
  /** Instead of a body, as a machine of the outside world sends it. */
  form?: Record<string, string>;
};

type Exceptions = Partial<Record<Role, number>>;

/** The same status for everybody. */
const everybody = (status: number, exceptions: Exceptions = {}): Record<Role, number> => ({
  ...(Object.fromEntries(roles.map((role) => [role, status])) as Record<Role, number>),
  ...exceptions,
});

/** Members alone; whoever has no session on this brand is told to log in. */
const members = (status: number, exceptions: Exceptions = {}): Record<Role, number> =>
  everybody(status, { visitor: 403, deleted: 403, otherBrand: 403, ...exceptions });

const unknownPhoto = 9_007_199_254_740;
const unknownPackage = 9_007_199_254_740;
const unknownPayment = 9_007_199_254_740;
const unknownConversation = 9_007_199_254_740;
const unknownMessage = 9_007_199_254_740;
const imageId = '00000000-0000-4000-8000-000000000003';
const messageId = '00000000-0000-4000-8000-000000000001';
const giftId = '00000000-0000-4000-8000-000000000002';

export const roleMatrix: MatrixRow[] = [
  {
    call: 'POST /api/user.php',
    expected: everybody(401),
    body: (id) => ({ email: `nobody-${id}@x.example`, password: 'wrong' }),
  },
  { call: 'GET /api/user.php', expected: everybody(200) },
  { call: 'PUT /api/user.php', expected: members(200), body: () => ({ language: 'de' }) },
  { call: 'POST /api/user.php?push=1', expected: members(200), body: () => ({ subscription: null }) },
  { call: 'POST /api/signup.php', expected: everybody(422), body: () => ({}) },
  { call: 'POST /api/activation.php', expected: everybody(410), body: () => ({ token: 'unknown' }) },
  {
    call: 'POST /api/activation-mail.php',
    expected: members(409, { unconfirmed: 429 }),
    body: () => ({}),
  },
  { call: 'GET /api/signup-matches.php', expected: members(200) },
  { call: 'GET /api/settings.php', expected: everybody(200) },
  { call: 'GET /api/companyinfo.php', expected: everybody(200) },
  { call: 'GET /api/interests.php', expected: everybody(200) },
  { call: 'GET /api/regions.php', expected: everybody(200) },
  { call: 'GET /api/geocode.php', expected: everybody(200), query: { lat: '50.94', lon: '6.96' } },
  { call: 'GET /api/brands.php', expected: everybody(403) },
  { call: 'GET /api/members.php', expected: everybody(200) },
  { call: 'GET /api/search.php', expected: members(200) },
  { call: 'PUT /api/search.php', expected: members(200), body: () => ({ search: { gender: 'man' } }) },
  { call: 'GET /api/towns.php', expected: everybody(200), query: { name: 'kol' } },
  { call: 'GET /api/member.php', expected: everybody(200, { blocked: 403 }), query: { id: 'target' } },
  { call: 'GET /api/relation.php', expected: members(200), query: { id: 'target' } },
  { call: 'POST /api/like.php', expected: members(200, { blocked: 403 }), body: (id) => ({ id }) },
  { call: 'PUT /api/like.php', expected: members(200), body: (id) => ({ id }) },
  { call: 'DELETE /api/like.php', expected: members(200), body: (id) => ({ id }) },
  { call: 'GET /api/likes.php', expected: members(200) },
  { call: 'GET /api/auto-like.php', expected: members(200) },
  { call: 'GET /api/swipe.php', expected: members(200) },
  // Nobody has swiped yet.
  { call: 'DELETE /api/swipe.php', expected: members(404) },
  {
    call: 'POST /api/swipe.php',
    expected: members(200, { blocked: 403 }),
    body: (id) => ({ id, verdict: 'like' }),
  },
  {
    call: 'GET /api/match-finder.php',
    expected: members(200),
    query: { gender: 'man', interests: 'hiking,wine' },
  },
  { call: 'GET /api/profile.php', expected: members(200) },
  { call: 'PUT /api/profile.php', expected: members(200), body: () => ({ about_me: 'Hallo.' }) },
  { call: 'GET /api/photos.php', expected: members(200) },
  { call: 'POST /api/photos.php', expected: members(422), file: Buffer.from('no picture') },
  { call: 'PUT /api/photos.php', expected: members(404), body: () => ({ order: [unknownPhoto] }) },
  {
    call: 'PUT /api/photos.php?cut=1',
    expected: members(404),
    body: () => ({ id: unknownPhoto, rotate: 90, crop: null }),
  },
  { call: 'DELETE /api/photos.php', expected: members(404), body: () => ({ id: unknownPhoto }) },
  { call: 'POST /api/photos.php?restore=1', expected: members(404), body: () => ({ id: unknownPhoto }) },
  { call: 'GET /api/chats.php', expected: members(200) },
  { call: 'GET /api/chat.php', expected: members(404), query: { conversation: String(unknownConversation) } },
  {
    call: 'PUT /api/chat.php',
    expected: members(404),
    body: () => ({ conversation: unknownConversation, read_until: 1 }),
  },
  {
    call: 'DELETE /api/chat.php',
    expected: members(404),
    body: () => ({ conversation: unknownConversation }),
  },
  {
    call: 'PUT /api/delivered.php',
    expected: members(404),
    body: () => ({ conversation: unknownConversation, delivered_until: 1 }),
  },
  {
    call: 'PUT /api/mute.php',
    expected: members(404),
    body: () => ({ conversation: unknownConversation, muted: true }),
  },
  {
    call: 'PUT /api/opened-chat.php',
    expected: members(200, { blocked: 403 }),
    body: (id) => ({ profile_id: id }),
  },
  {
    call: 'PUT /api/draft.php',
    expected: members(200, { blocked: 403 }),
    body: (id) => ({ profile_id: id, body: 'Noch nicht' }),
  },
  {
    call: 'GET /api/icebreakers.php',
    expected: members(200, { blocked: 403 }),
    query: { id: 'target' },
  },
  // What could not be sent anyway is not looked at.
  {
    call: 'POST /api/chat-image.php',
    expected: members(422, { unconfirmed: 403, blocked: 403 }),
    query: { profile_id: 'target', client_message_id: imageId },
    file: Buffer.from('no picture'),
  },
  {
    call: 'POST /api/message.php',
    expected: members(200, { unconfirmed: 403, blocked: 403 }),
    body: (id) => ({ profile_id: id, client_message_id: messageId, body: 'Hallo.' }),
  },
  {
    call: 'PUT /api/message.php',
    expected: members(404),
    body: () => ({ id: unknownMessage, body: 'Hallo?' }),
  },
  { call: 'DELETE /api/message.php', expected: members(404), body: () => ({ id: unknownMessage }) },
  {
    call: 'PUT /api/reaction.php',
    expected: members(404),
    body: () => ({ message: unknownMessage, emoji: '👍' }),
  },
  {
    call: 'POST /api/gift.php',
    expected: members(200, { unconfirmed: 403, blocked: 403 }),
    body: (id) => ({ profile_id: id, client_message_id: giftId, gift: 'rose' }),
  },
  {
    call: 'POST /api/typing.php',
    expected: members(404),
    body: () => ({ conversation: unknownConversation }),
  },
  {
    call: 'DELETE /api/chat.php?profile=1',
    expected: members(200),
    body: (id) => ({ profile_id: id }),
  },
  { call: 'GET /api/credits.php', expected: members(200) },
  { call: 'GET /api/packages.php', expected: everybody(200) },
  { call: 'GET /api/order.php', expected: members(404), query: { package_id: String(unknownPackage) } },
  {
    call: 'POST /api/payment.php',
    expected: members(404),
    body: () => ({
      package_id: unknownPackage,
      country: 'DE',
      method: 'creditcard',
      code: null,
      amount: 999,
    }),
  },
  { call: 'GET /api/payment.php', expected: members(404), query: { payment_id: String(unknownPayment) } },
  { call: 'GET /api/payments.php', expected: members(200) },
  { call: 'GET /api/transaction.php', expected: everybody(404), query: { token: imageId } },
  {
    call: 'POST /api/payment-webhook.php',
    expected: everybody(200),
    query: { provider: 'sandbox' },
    form: { id: 'sb_unknown' },
  },
  { call: 'GET /api/repeat-orders.php', expected: members(200) },
  { call: 'GET /api/receipt.php', expected: everybody(404), query: { token: imageId } },
  { call: 'POST /api/direct-debit-code.php', expected: members(422), body: () => ({}) },
  { call: 'POST /api/withdrawal.php', expected: everybody(422), body: () => ({}) },
  { call: 'GET /api/discountcode.php', expected: members(404), query: { code: 'NOSUCHCODE' } },
  { call: 'POST /api/discountcode.php', expected: members(200, { unconfirmed: 403 }) },
  { call: 'GET /api/timebonus.php', expected: members(200) },
  { call: 'POST /api/complaint.php', expected: everybody(422), body: () => ({}) },
  { call: 'GET /api/page.php', expected: everybody(200), query: { token: 'terms' } },
  { call: 'POST /api/page-hidden.php', expected: everybody(200), body: () => ({}) },
  { call: 'GET /api/events.php', expected: members(200) },
  { call: 'GET /api/event-feed.php', expected: everybody(403) },
  {
    call: 'PUT /api/note.php',
    expected: members(200, { blocked: 403 }),
    body: (id) => ({ id, note: 'Lacht viel.' }),
  },
  {
    call: 'POST /api/report.php',
    // A block does not stand in the way of a report.
    expected: members(200),
    body: (id) => ({ id, reason: 'spam', text: '' }),
  },
  {
    call: 'POST /api/report.php?message=1',
    expected: members(404),
    body: () => ({ message: unknownMessage, reason: 'spam', text: '' }),
  },
  { call: 'GET /api/blocks.php', expected: members(200) },
  { call: 'POST /api/block.php', expected: members(200), body: (id) => ({ id }) },
  { call: 'DELETE /api/block.php', expected: members(200), body: (id) => ({ id }) },
  // Last, because it ends the session it is called with.
  { call: 'GET /api/logout.php', expected: everybody(200) },
];
