import { act, render } from '@testing-library/react';
import { mutate, SWRConfig } from 'swr';
import { answerCalls, signInForTest } from '../../tests/support/screens/answers.ts';
import { Background } from './background.island.tsx';
import { InTestSite } from '../../tests/support/screens/site.tsx';

const streams: string[] = [];

// jsdom has no EventSource.
class SilentStream {
  constructor(url: string) {
    streams.push(url);
  }
  addEventListener() {}
  close() {
    streams.pop();
  }
}

beforeAll(() => Object.assign(globalThis, { EventSource: SilentStream }));
beforeEach(async () => {
  await mutate(() => true, undefined, { revalidate: false });
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const polled = ['GET /api/user.php', 'GET /api/chats.php', 'GET /api/likes.php'];
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

function show(user: { id: number; push_subscribed: boolean } | null) {
  signInForTest(user !== null);
  const { calls } = answerCalls({
    'GET /api/user.php': { body: { user } },
    'GET /api/chats.php': { body: { chats: [] } },
    'GET /api/likes.php': { body: { profiles: [], liked_by: [] } },
  });
  // Polling must refresh the global cache, not the test site's own.
  const view = render(
    <InTestSite>
      <SWRConfig value={() => SWRConfig.defaultValue}>
        <Background />
      </SWRConfig>
    </InTestSite>,
  );
  return { ...view, take: () => calls.splice(0).map((call) => call.name) };
}

it.each([
  [60, false],
  [300, true],
])('refreshes after 5 seconds and then every %i, with push: %s', async (interval, push_subscribed) => {
  const { take, unmount } = show({ id: 7, push_subscribed });
  await pass(0);
  expect(take().sort()).toEqual([...polled].sort());
  await pass(4);
  expect(take()).toEqual([]);
  await pass(2);
  expect(take()).toEqual(polled);
  await pass(interval - 5);
  expect(take()).toEqual([]);
  await pass(8);
  expect(take()).toEqual(polled);
  expect(streams).toEqual(['/api/events.php']);
  unmount();
  expect(streams).toEqual([]);
});

it('does nothing for visitors', async () => {
  const { take } = show(null);
  await pass(900);
  expect(take()).toEqual([]);
  expect(streams).toEqual([]);
});
