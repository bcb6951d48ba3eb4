import { alertKey, showsPhotoAlert } from './alert-strip.ts';

const state = { hasMainImage: false, route: 'members', dismissedAt: null } as const;

test('a member without a main image is asked for one', () => {
  expect(showsPhotoAlert(state)).toBe(true);
  expect(showsPhotoAlert({ ...state, hasMainImage: true })).toBe(false);
});

test('once dismissed it is never shown again', () => {
  expect(showsPhotoAlert({ ...state, dismissedAt: 1 })).toBe(false);
});

test.each([
  'profile',
  'signup',
  'activate-done',
  'premium',
  'notifications',
  'directdebit',
  'settings',
] as const)('stays away from %s', (route) => {
  expect(showsPhotoAlert({ ...state, route })).toBe(false);
});

test('each member of a shared browser dismisses for themselves', () => {
  expect(alertKey('photo', 1)).not.toBe(alertKey('photo', 2));
  expect(alertKey('photo', 1)).not.toBe(alertKey('push', 1));
});
