import { stateAfter } from './settle-age-check.ts';

test.each([
  ['pending', 'passed', 'passed'],
  ['pending', 'failed', 'failed'],
  ['pending', 'pending', 'pending'],
  ['pending', null, 'pending'],
  ['passed', 'failed', 'passed'],
  ['passed', 'pending', 'passed'],
  ['failed', 'passed', 'failed'],
  ['failed', null, 'failed'],
] as const)('%s and told %s stays %s', (now, told, after) => {
  expect(stateAfter(now, told)).toBe(after);
});
