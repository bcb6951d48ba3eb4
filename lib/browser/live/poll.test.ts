import { startPolling } from './poll.ts';
import type { refresh } from '../transport/keys.ts';
import { storeEtag } from '../transport/etag-cache.ts';

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

test('the leading tab shares which responses were new, and refetches with the others', async () => {
  const { calls, stop } = start(true);
  await pass(5);
  refreshed.mockImplementation(async () => storeEtag('/api/chats.php', '"new"', { chats: [] }));
  await pass(60);
  stop();
  expect(calls).toEqual([[], ['GET /api/chats.php']]);
  expect(names()).toEqual([{ name: 'GET /api/chat.php' }, { name: 'GET /api/chats.php' }]);
});

test('another tab polls once on load, then fetches its open chat and announced changes', async () => {
  const { receive, stop } = start(false);
  await pass(5);
  refreshed.mockClear();
  await pass(60);
  receive([]);
  expect(names()).toEqual([{ name: 'GET /api/chat.php' }]);
  await pass(60);
  receive(['GET /api/likes.php']);
  stop();
  expect(names()).toEqual([
    { name: 'GET /api/chat.php' },
    { name: 'GET /api/likes.php' },
    { name: 'GET /api/relation.php' },
  ]);
  expect(refreshed).toHaveBeenCalledTimes(2);
});

test('a tab polls for itself without a leading one', async () => {
  const { calls, stop } = start(false);
  await pass(5 + 64);
  expect(calls).toHaveLength(1);
  await pass(2);
  stop();
  expect(calls).toHaveLength(2);
});
