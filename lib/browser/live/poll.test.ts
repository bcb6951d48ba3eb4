import { startPolling } from './poll.ts';
import type { refresh } from '../transport/keys.ts';
import { remember } from '../transport/etag-cache.ts';

const refreshed = jest.fn<ReturnType<typeof refresh>, Parameters<typeof refresh>>();
const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => {
  jest.useFakeTimers();
  refreshed.mockReset();
  refreshed.mockImplementation(async () => undefined);
});
afterEach(() => jest.useRealTimers());

function start(leads: boolean) {
  const calls: string[][] = [];
  const polling = startPolling({
    pushSubscribed: () => false,
    isLeader: () => leads,
    broadcast: (changed) => calls.push(changed),
    fetchAgain: refreshed,
  });
  return { ...polling, calls };
}

const names = () => refreshed.mock.lastCall?.[0];

test('the tab that leads tells the others which answers were new, and fetches what is stale with them', async () => {
  const { calls, stop } = start(true);
  await pass(5);
  refreshed.mockImplementation(async () => remember('/api/chats.php', '"new"', { chats: [] }));
  await pass(60);
  stop();
  expect(calls).toEqual([[], ['GET /api/chats.php']]);
  expect(names()).toEqual([{ name: 'GET /api/chat.php' }, { name: 'GET /api/chats.php' }]);
});

test('another tab polls once after it was loaded, and then fetches its open chat and what it is told of', async () => {
  const { heard, stop } = start(false);
  await pass(5);
  refreshed.mockClear();
  await pass(60);
  heard([]);
  expect(names()).toEqual([{ name: 'GET /api/chat.php' }]);
  await pass(60);
  heard(['GET /api/likes.php']);
  stop();
  expect(names()).toEqual([
    { name: 'GET /api/chat.php' },
    { name: 'GET /api/likes.php' },
    { name: 'GET /api/relation.php' },
  ]);
  expect(refreshed).toHaveBeenCalledTimes(2);
});

test('when no one polls for it, a tab polls for itself', async () => {
  const { calls, stop } = start(false);
  await pass(5 + 64);
  expect(calls).toHaveLength(1);
  await pass(2);
  stop();
  expect(calls).toHaveLength(2);
});
