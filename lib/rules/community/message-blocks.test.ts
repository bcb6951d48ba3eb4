import { blockSize, cutBlocks } from './message-blocks.ts';

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
