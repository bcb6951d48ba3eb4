import { blockSize, cutBlocks, positionInGroup, getDeliveryStates, unreadUntil } from './message-log.ts';

const run = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ id: from + at }));
const shape = (blocks: ReturnType<typeof cutBlocks>) =>
  blocks.map(({ key, messages }) => [key, messages.length]);

test('a day is cut into blocks, and nothing is lost', () => {
  const blocks = cutBlocks(run(1, 60), new Set());
  expect(shape(blocks)).toEqual([
    [1, blockSize],
    [26, blockSize],
    [51, 10],
  ]);
  expect(blocks.flatMap(({ messages }) => messages)).toEqual(run(1, 60));
});

test('what loads above begins blocks of its own, the shortest on top', () => {
  const cuts = new Set<number>();
  cutBlocks(run(101, 150), cuts);
  expect(shape(cutBlocks(run(61, 150), cuts))).toEqual([
    [61, 15],
    [76, blockSize],
    [101, blockSize],
    [126, blockSize],
  ]);
  // The next page leaves those alone.
  expect(shape(cutBlocks(run(41, 150), cuts)).slice(1)).toEqual([
    [61, 15],
    [76, blockSize],
    [101, blockSize],
    [126, blockSize],
  ]);
});

test('what comes below fills the last block before it begins another', () => {
  const cuts = new Set<number>();
  cutBlocks(run(1, 30), cuts);
  expect(shape(cutBlocks(run(1, 51), cuts))).toEqual([
    [1, blockSize],
    [26, blockSize],
    [51, 1],
  ]);
});

test('no messages, no blocks', () => {
  expect(cutBlocks([], new Set())).toEqual([]);
});

const at = (minute: number, sender = 1, automatic = false) => ({
  sender,
  automatic,
  created_at: new Date(Date.UTC(2026, 10, 21, 10, minute)).toISOString(),
});

test('what one member writes in a row reads as one', () => {
  const [one, two, three, answer] = [at(0), at(1), at(2), at(3, 2)];
  expect(positionInGroup(undefined, one, two)).toBe('first');
  expect(positionInGroup(one, two, three)).toBe('middle');
  expect(positionInGroup(two, three, answer)).toBe('last');
  expect(positionInGroup(three, answer, undefined)).toBe('alone');
});

test('a pause or a machine restarts', () => {
  expect(positionInGroup(at(0), at(4), undefined)).toBe('alone');
  expect(positionInGroup(at(0), at(1, 1, true), at(2))).toBe('alone');
});

const alice = 7;
const bob = 9;
const messages = [
  { id: 1, sender: alice },
  { id: 2, sender: bob },
  { id: 3, sender: alice },
  { id: 5, sender: alice },
];

const marks = (readUntil: number, deliveredUntil: number) => [
  ...getDeliveryStates(messages, alice, { readUntil, deliveredUntil }),
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

test('once everything is seen, one state is all', () => {
  expect(marks(5, 5)).toEqual([[5, 'seen']]);
});

test('is shown as delivered for members without read receipts', () => {
  expect(marks(0, 5)).toEqual([[5, 'delivered']]);
  expect(marks(0, 0)).toEqual([[5, 'sent']]);
});

test("the other member's messages never carry one", () => {
  expect(getDeliveryStates([{ id: 2, sender: bob }], alice, { readUntil: 5, deliveredUntil: 5 }).size).toBe(
    0,
  );
});

test('reports reading once for each newest message', () => {
  expect(unreadUntil(messages, alice, 0)).toBe(2);
  expect(unreadUntil(messages, alice, 2)).toBeNull();
  expect(unreadUntil([{ id: 1, sender: alice }], alice, 0)).toBeNull();
});
