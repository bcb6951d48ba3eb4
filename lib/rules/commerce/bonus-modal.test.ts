import { bonusModalDelay, bonusModalKey, showsBonusModal, showsWelcomeModal } from './bonus-modal.ts';

const due = { kind: 'time_bonus', credits: 0, dismissedAt: null } as const;

it('comes 40 seconds in', () => {
  expect(bonusModalDelay).toBe(40_000);
});

it.each([
  ['without credits, with a time bonus', due, true],
  ['without credits, with a welcome discount, which has its own', { ...due, kind: 'welcome' }, false],
  ['with a credit', { ...due, credits: 1 }, false],
  ['closed before', { ...due, dismissedAt: 1_795_219_200_000 }, false],
  ['without a discount', { ...due, kind: null }, false],
  ['with a code that is for leaving members', { ...due, kind: 'goodbye' }, false],
] as const)('%s: %s', (_what, state, shown) => {
  expect(showsBonusModal(state)).toBe(shown);
});

it.each([
  ['a welcome discount', { kind: 'welcome', dismissedAt: null }, true],
  ['one that was closed', { kind: 'welcome', dismissedAt: 1 }, false],
  ['the time bonus', { kind: 'time_bonus', dismissedAt: null }, false],
] as const)('the welcome comes for %s: %s', (_what, state, shown) => {
  expect(showsWelcomeModal(state)).toBe(shown);
});

it('keeps a flag for each member and kind', () => {
  const keys = [bonusModalKey('time_bonus', 1), bonusModalKey('time_bonus', 2), bonusModalKey('welcome', 1)];
  expect(new Set(keys).size).toBe(3);
});
