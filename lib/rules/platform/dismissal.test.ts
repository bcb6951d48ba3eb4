import { dismiss, dismissedAt } from './dismissal.ts';

function memory() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
}

it('stores the moment of a dismissal', () => {
  const storage = memory();
  expect(dismissedAt('alert', storage)).toBeNull();
  dismiss('alert', storage, 1_795_219_200_000);
  expect(dismissedAt('alert', storage)).toBe(1_795_219_200_000);
});

it('reads nonsense as never dismissed', () => {
  expect(dismissedAt('alert', { getItem: () => 'yes' })).toBeNull();
});
