import { everybody, members, type MatrixRow } from './role-columns.ts';

const unknownPackage = 9_007_199_254_740;
const unknownPayment = 9_007_199_254_740;
const unknownConversation = 9_007_199_254_740;
const unknownMessage = 9_007_199_254_740;
const imageId = '00000000-0000-4000-8000-000000000003';
const messageId = '00000000-0000-4000-8000-000000000001';
const giftId = '00000000-0000-4000-8000-000000000002';

/** Chats, money, notifications, rights; the last row ends the session. */
export const rowsOfActions: MatrixRow[] = [
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
  // Content that could not be sent anyway is not checked.
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
      begin_at_once: true,
    }),
  },
  { call: 'GET /api/payment.php', expected: members(404), query: { payment_id: String(unknownPayment) } },
  { call: 'DELETE /api/payment.php', expected: members(404), query: { payment_id: String(unknownPayment) } },
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
  { call: 'POST /api/direct-debit-code.php', expected: members(422, { unconfirmed: 403 }), body: () => ({}) },
  { call: 'GET /api/withdrawal.php', expected: members(404), query: { order: 'V26-22222-22' } },
  { call: 'POST /api/withdrawal.php', expected: everybody(422), body: () => ({}) },
  { call: 'GET /api/discountcode.php', expected: members(404), query: { code: 'NOSUCHCODE' } },
  { call: 'POST /api/discountcode.php', expected: members(200, { unconfirmed: 403 }) },
  { call: 'GET /api/timebonus.php', expected: members(200) },
  { call: 'GET /api/notifications.php', expected: members(200) },
  { call: 'PUT /api/notifications.php', expected: members(200), body: () => ({}) },
  { call: 'POST /api/notifications.php', expected: members(200) },
  { call: 'GET /api/unsubscribe.php', expected: everybody(410), query: { token: 'forged' } },
  {
    call: 'POST /api/unsubscribe.php',
    expected: everybody(410),
    query: { token: 'forged' },
    form: { 'List-Unsubscribe': 'One-Click' },
  },
  {
    call: 'POST /api/mail-events.php',
    expected: everybody(403),
    form: { payload: '{"events":[]}', time: '0', signature: 'forged' },
  },
  { call: 'POST /api/complaint.php', expected: everybody(422), body: () => ({}) },
  {
    call: 'POST /api/complaint-status.php',
    expected: everybody(404),
    body: (id) => ({ receipt: 'HERZFUNKE-20261121-AAAAAAAAAA', email: `nobody-${id}@x.example` }),
  },
  { call: 'GET /api/decisions.php', expected: members(200) },
  {
    call: 'POST /api/appeal.php',
    expected: everybody(404),
    body: (id) => ({
      reference: 'D-20261121-AAAAAAAAAA',
      email: `nobody-${id}@x.example`,
      text: 'Das sehe ich anders.',
    }),
  },
  // Of a version that was never in force.
  {
    call: 'POST /api/terms.php',
    expected: members(409),
    body: () => ({ version: '2020-01-01T00:00:00.000Z' }),
  },
  { call: 'GET /api/privacy.php', expected: members(200) },
  { call: 'PUT /api/privacy.php', expected: members(200), body: () => ({}) },
  { call: 'GET /api/export.php', expected: members(200) },
  {
    call: 'POST /api/export.php',
    expected: members(422, { unconfirmed: 403 }),
    body: () => ({ password: 'not-this-one' }),
  },
  { call: 'GET /api/export.php?file=1', expected: members(404, { unconfirmed: 403 }), query: { file: '1' } },
  { call: 'GET /api/page.php', expected: everybody(200), query: { token: 'terms' } },
  { call: 'POST /api/arrival.php', expected: everybody(200), body: () => ({ slug: 'gallery' }) },
  { call: 'POST /api/page-bounce.php', expected: everybody(200), body: () => ({ seconds: 1 }) },
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
    // Reports are possible despite a block.
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
  // Last, because it ends the calling session.
  { call: 'GET /api/logout.php', expected: everybody(200) },
];
