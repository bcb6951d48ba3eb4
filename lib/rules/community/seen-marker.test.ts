import { marksOf, unreadUntil } from './seen-marker.ts';

const alice = 7;
const bob = 9;
const messages = [
  { id: 1, sender: alice },
  { id: 2, sender: bob },
  { id: 3, sender: alice },
  { id: 5, sender: alice },
];

const marks = (readUntil: number, deliveredUntil: number) => [
  ...marksOf(messages, alice, { readUntil, deliveredUntil }),
];

test('each state stands under the newest own message that has come so far', () => {
  expect(marks(1, 3)).toEqual([
    [5, 'sent'],
    [3, 'delivered'],
    [1, 'seen'],
  ]);
  expect(marks(4, 4)).toEqual([
    [5, 'sent'],
    [3, 'seen'],
  ]);
});

test('once everything is seen, one mark is all', () => {
  expect(marks(5, 5)).toEqual([[5, 'seen']]);
});

test('who tells nothing of reading is shown as delivered', () => {
  expect(marks(0, 5)).toEqual([[5, 'delivered']]);
  expect(marks(0, 0)).toEqual([[5, 'sent']]);
});

test("the other member's messages never carry one", () => {
  expect(marksOf([{ id: 2, sender: bob }], alice, { readUntil: 5, deliveredUntil: 5 }).size).toBe(0);
});

test('reading is said once for each newest message', () => {
  expect(unreadUntil(messages, alice, 0)).toBe(2);
  expect(unreadUntil(messages, alice, 2)).toBeNull();
  expect(unreadUntil([{ id: 1, sender: alice }], alice, 0)).toBeNull();
});
