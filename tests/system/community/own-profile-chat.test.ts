import { randomUUID } from 'node:crypto';
import { confirmed, type Person } from '#tests/support/cast.ts';

/** Members cannot like, write to, block or report themselves. */

let alice: Person;
beforeAll(async () => {
  alice = await confirmed('Alice');
});

type Ask = (id: number) => { body?: object; query?: Record<string, string | number> };

const message = (id: number) => ({ profile_id: id, client_message_id: randomUUID(), body: 'Hallo.' });

test.each<[string, Ask]>([
  ['POST /api/message.php', (id) => ({ body: message(id) })],
  ['POST /api/gift.php', (id) => ({ body: { ...message(id), gift: 'rose' } })],
  ['PUT /api/opened-chat.php', (id) => ({ body: { profile_id: id } })],
  ['PUT /api/draft.php', (id) => ({ body: { profile_id: id, body: 'Hallo' } })],
  ['GET /api/icebreakers.php', (id) => ({ query: { id } })],
  ['POST /api/like.php', (id) => ({ body: { id } })],
  ['POST /api/swipe.php', (id) => ({ body: { id, verdict: 'like' } })],
  ['PUT /api/note.php', (id) => ({ body: { id, note: 'Ich.' } })],
  ['POST /api/block.php', (id) => ({ body: { id } })],
  ['POST /api/report.php', (id) => ({ body: { id, reason: 'spam', text: 'Das bin ich selbst.' } })],
])('%s is refused with the own id', async (call, ask) => {
  const { status, body } = await alice.visitor.call(call, {
    ...ask(alice.user.profile.id),
    key: randomUUID(),
  });
  expect({ call, status, error: body.error }).toEqual({ call, status: 404, error: 'not_found' });
});
