import { type EntryWarningState, showsEntryWarning } from './entry-warning.ts';

const stranger: EntryWarningState = {
  signedIn: false,
  installed: false,
  enabled: true,
  route: 'index',
  dismissedAt: null,
};

it('is shown to a stranger', () => {
  expect(showsEntryWarning(stranger)).toBe(true);
});

it.each([
  ['a member', { signedIn: true }],
  ['the installed app', { installed: true }],
  ['a brand without it', { enabled: false }],
  ['who dismissed it', { dismissedAt: Date.UTC(2026, 10, 21) }],
  ['complete-signup', { route: 'complete-signup' }],
  ['reset-password', { route: 'reset-password' }],
  ['reset-password-do', { route: 'reset-password-do' }],
] as const)('is not shown to or on %s', (_who, change) => {
  expect(showsEntryWarning({ ...stranger, ...change })).toBe(false);
});
