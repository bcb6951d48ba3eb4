import { showsBackButton } from './back-button.ts';

const page = { installed: true, historyLength: 2, route: 'members-id' } as const;

it.each(['members-id', 'likes-type', 'likes-m-id', 'credits', 'credits-id-paymentmethod'] as const)(
  'shows on %s',
  (route) => {
    expect(showsBackButton({ ...page, route })).toBe(true);
  },
);

it('does nothing in a browser tab, at the start of the history and elsewhere', () => {
  expect(showsBackButton({ ...page, installed: false })).toBe(false);
  expect(showsBackButton({ ...page, historyLength: 1 })).toBe(false);
  expect(showsBackButton({ ...page, route: 'members' })).toBe(false);
  expect(showsBackButton({ ...page, route: null })).toBe(false);
});
