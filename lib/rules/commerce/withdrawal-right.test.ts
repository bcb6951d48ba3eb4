import { mayWithdraw } from './withdrawal-right.ts';

const order = {
  status: 'completed',
  withdraw_until: '2026-11-16T23:00:00Z',
  amount: 999,
  refunded: 0,
  charged_back: 0,
} as const;

it.each([
  ['to the last moment', {}, '2026-11-16T22:59:59.999Z', true],
  ['not a moment later', {}, '2026-11-16T23:00:00Z', false],
  ['what is paid back in part', { refunded: 998 }, '2026-11-02T10:00:00Z', true],
  ['not what is paid back', { refunded: 999 }, '2026-11-02T10:00:00Z', false],
  ['not what a bank has taken back', { charged_back: 999 }, '2026-11-02T10:00:00Z', false],
  ['not what is not paid', { status: 'pending' as const }, '2026-11-02T10:00:00Z', false],
  ['nothing that failed', { status: 'failed' as const }, '2026-11-02T10:00:00Z', false],
  ['not where there is no right', { withdraw_until: null }, '2026-11-01T10:00:01Z', false],
])('%s', (_name, change, now, may) => {
  expect(mayWithdraw({ ...order, ...change }, new Date(now))).toBe(may);
});
