import { dueDeliveries, mergeReported } from './due-deliveries.ts';

const chat = (id: number, num_unread_messages: number, last: number | null) => ({
  id,
  num_unread_messages,
  last_message: last === null ? null : { id: last },
});

test('only counts unread messages that were not announced', () => {
  const chats = [chat(1, 2, 80), chat(2, 1, 90), chat(3, 0, 95), chat(4, 1, 70), chat(5, 0, null)];
  expect(dueDeliveries(chats, { 2: 90, 4: 60 })).toEqual([
    { conversation: 1, delivered_until: 80 },
    { conversation: 4, delivered_until: 70 },
  ]);
});

test('the store keeps the newer note, and deletes what was read', () => {
  const chats = [chat(1, 1, 80), chat(2, 0, 90), chat(3, 1, 99)];
  expect(mergeReported(chats, { 1: 70, 2: 90 }, { 1: 80 })).toEqual({ 1: 80 });
});
