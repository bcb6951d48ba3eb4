import { conversationRows } from './conversation-rows.ts';

const chat = (id: number, created_at: string | null) => ({
  id,
  last_message: created_at ? { created_at } : null,
});
const draft = (profile_id: number, changed_at: string) => ({ profile_id, changed_at });
const order = (...given: Parameters<typeof conversationRows>) =>
  conversationRows(...given).map((row) =>
    row.chat ? `chat ${row.chat.id}` : `draft ${row.draft?.profile_id}`,
  );

test('a lone draft stands where its time puts it', () => {
  const chats = [chat(1, '2026-11-21T12:00:00Z'), chat(2, '2026-11-20T12:00:00Z')];
  expect(order(chats, [draft(8, '2026-11-19T12:00:00Z'), draft(9, '2026-11-21T09:00:00Z')])).toEqual([
    'chat 1',
    'draft 9',
    'chat 2',
    'draft 8',
  ]);
});

test('conversations keep the order in which the server gave them', () => {
  const chats = [chat(3, '2026-11-21T12:00:00Z'), chat(7, '2026-11-21T12:00:00Z'), chat(5, null)];
  expect(order(chats, [])).toEqual(['chat 3', 'chat 7', 'chat 5']);
});
