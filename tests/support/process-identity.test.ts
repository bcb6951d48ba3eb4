import { identify, isRunning } from './process-identity.ts';

test('a process id that was handed on is not taken for the process that had it', () => {
  const self = identify(process.pid);
  expect(self && isRunning(self)).toBe(true);
  expect(isRunning({ pid: process.pid, started: 'another time' })).toBe(false);
});
