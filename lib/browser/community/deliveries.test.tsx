import type { Chat } from '../../contract/community/chat.ts';
import { clearDeliveries, reportDeliveries } from './deliveries.ts';
import { maxRetries } from '../transport/call.ts';

const chat = (id: number, last: number, num_unread_messages = 1) =>
  ({ id, num_unread_messages, last_message: { id: last } }) as Chat;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

const settle = () => jest.advanceTimersByTimeAsync(600);

/** Responds by status, 0 for no network, and records the reports. */
function start(isLeader = () => true) {
  const bodies: unknown[] = [];
  let status = 200;
  globalThis.fetch = ((_: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(body as string));
    if (status === 0) return Promise.reject(new TypeError('Failed to fetch'));
    const text = () =>
      Promise.resolve(JSON.stringify(status === 200 ? { done: true } : { error: 'blocked_by' }));
    return Promise.resolve({ ok: status === 200, status, headers: new Map<string, string>(), text });
  }) as unknown as typeof fetch;
  return {
    tab: reportDeliveries({ user: 1, isLeader }),
    reported: () => bodies,
    next: (now: number) => (status = now),
  };
}

it('reports each conversation once, with the newest message of a burst', async () => {
  const { tab, reported } = start();
  tab.see([chat(4, 80), chat(5, 70, 0)]);
  tab.see([chat(4, 81), chat(6, 90)]);
  await settle();
  tab.see([chat(4, 81), chat(6, 90)]);
  await settle();
  expect(reported()).toEqual([
    { conversation: 4, delivered_until: 81 },
    { conversation: 6, delivered_until: 90 },
  ]);
  tab.see([chat(4, 82)]);
  await settle();
  expect(reported().at(-1)).toEqual({ conversation: 4, delivered_until: 82 });
  expect(reported()).toHaveLength(3);
});

it('what is read before the pause is over needs no note', async () => {
  const { tab, reported } = start();
  tab.see([chat(4, 80)]);
  tab.see([chat(4, 80, 0)]);
  await settle();
  expect(reported()).toEqual([]);
});

it('only the leading tab reports, and a page loaded later knows what was reported', async () => {
  let leads = false;
  const { tab, reported } = start(() => leads);
  tab.see([chat(4, 80)]);
  await settle();
  expect(reported()).toEqual([]);
  leads = true;
  tab.plan();
  await settle();
  expect(reported()).toHaveLength(1);
  const later = start();
  later.tab.see([chat(4, 80)]);
  await settle();
  expect(later.reported()).toEqual([]);
});

it('without an answer it tries again with the next news; a refusal ends it', async () => {
  const { tab, reported, next } = start();
  next(0);
  tab.see([chat(4, 80)]);
  await settle();
  expect(reported()).toHaveLength(1 + maxRetries);
  next(403);
  tab.see([chat(4, 80)]);
  await settle();
  tab.see([chat(4, 80)]);
  await settle();
  expect(reported()).toHaveLength(2 + maxRetries);
});

it('a logout clears it', async () => {
  const { tab } = start();
  tab.see([chat(4, 80)]);
  await settle();
  expect(localStorage).toHaveLength(1);
  clearDeliveries();
  expect(localStorage).toHaveLength(0);
});
