import { appealState } from './appeal-state.ts';

const until = '2027-05-21T10:00:00.000Z';
const fresh = { appeal: null, reversed_at: null, appeal_until: until };
const made = { created_at: '2026-12-01T00:00:00.000Z', reason: null };
const before = new Date('2027-05-21T09:59:59.999Z');

test('an appeal is possible until its last moment, and not in that one', () => {
  expect(appealState(fresh, before)).toBe('open');
  expect(appealState(fresh, new Date(until))).toBe('over');
});

test('an appeal shows its outcome, however late', () => {
  for (const outcome of ['upheld', 'reversed'] as const)
    expect(appealState({ ...fresh, appeal: { ...made, outcome } }, new Date(until))).toBe(outcome);
  expect(appealState({ ...fresh, appeal: { ...made, outcome: null } }, new Date(until))).toBe('waits');
});

test('a reversed decision cannot be appealed', () => {
  expect(appealState({ ...fresh, reversed_at: '2026-12-01T00:00:00.000Z' }, before)).toBe('none');
});
