import { groupPlace } from './message-groups.ts';

const at = (minute: number, sender = 1, automatic = false) => ({
  sender,
  automatic,
  created_at: new Date(Date.UTC(2026, 10, 21, 10, minute)).toISOString(),
});

test('what one member writes in a row reads as one', () => {
  const [one, two, three, answer] = [at(0), at(1), at(2), at(3, 2)];
  expect(groupPlace(undefined, one, two)).toBe('first');
  expect(groupPlace(one, two, three)).toBe('middle');
  expect(groupPlace(two, three, answer)).toBe('last');
  expect(groupPlace(three, answer, undefined)).toBe('alone');
});

test('a pause or a machine begins anew', () => {
  expect(groupPlace(at(0), at(4), undefined)).toBe('alone');
  expect(groupPlace(at(0), at(1, 1, true), at(2))).toBe('alone');
});
