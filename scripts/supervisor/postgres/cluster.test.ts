import { sharedMemory } from './cluster.ts';

const gigabyte = 2 ** 30;

test.each([
  [gigabyte, 128],
  [4 * gigabyte, 256],
  [24 * gigabyte, 1024],
])('a machine with %d bytes gives the database %d MB for its pages', (machine, megabytes) => {
  expect(sharedMemory(machine)).toBe(megabytes);
});
