import { openEventStream, reconnectDelay } from './event-source.ts';

class FakeSource {
  static made: FakeSource[] = [];
  onmessage?: (event: { data: string }) => void;
  onerror?: () => void;
  alive?: (event: { data: string }) => void;
  closed = false;
  constructor(readonly url: string) {
    FakeSource.made.push(this);
  }
  addEventListener(_: 'alive', listener: NonNullable<FakeSource['alive']>) {
    this.alive = listener;
  }
  close() {
    this.closed = true;
  }
}

beforeEach(() => {
  FakeSource.made = [];
  jest.useFakeTimers();
  Object.assign(globalThis, { EventSource: FakeSource, window: new EventTarget() });
});
afterEach(() => jest.useRealTimers());

function keep(mayReopen?: () => boolean) {
  const events: string[] = [];
  const stop = openEventStream('/api/events.php', {
    onData: (data) => events.push(data),
    onOpen: (user) => events.push(`open ${user}`),
    ...(mayReopen && { mayReopen }),
  });
  return { events, stop };
}

test('waits 1, 2, 4 … 60 seconds, and a random part longer', () => {
  const delays = (chance: number) => [0, 1, 2, 6, 20].map((failures) => reconnectDelay(failures, chance));
  expect(delays(0)).toEqual([1000, 2000, 4000, 60_000, 60_000]);
  expect(delays(1)).toEqual([4000, 5000, 7000, 75_000, 75_000]);
});

test('reopens after an error, reports whose stream is open, and closes on request', () => {
  const { events, stop } = keep();
  const [first] = FakeSource.made;
  first?.alive?.({ data: '{"user":7}' });
  first?.onmessage?.({ data: 'a' });
  first?.alive?.({ data: '{}' });
  first?.onerror?.();
  expect(first?.closed).toBe(true);
  jest.advanceTimersByTime(4_000);
  expect(FakeSource.made).toHaveLength(2);
  FakeSource.made[1]?.alive?.({ data: '{"user":7}' });
  expect(events).toEqual(['open 7', 'a', 'open 7']);
  stop();
  expect(FakeSource.made[1]?.closed).toBe(true);
  jest.advanceTimersByTime(100_000);
  expect(FakeSource.made).toHaveLength(2);
});

test('opens at once when the network is back, and again when the server has fallen silent', () => {
  const { stop } = keep();
  FakeSource.made[0]?.onerror?.();
  window.dispatchEvent(new Event('online'));
  jest.advanceTimersByTime(0);
  expect(FakeSource.made).toHaveLength(2);
  FakeSource.made[1]?.alive?.({ data: '{}' });
  jest.advanceTimersByTime(69_010);
  expect([FakeSource.made.length, FakeSource.made[1]?.closed]).toEqual([3, true]);
  stop();
});

test('stays closed when the page may not listen any longer', () => {
  keep(() => false);
  FakeSource.made[0]?.onerror?.();
  jest.advanceTimersByTime(100_000);
  expect(FakeSource.made).toHaveLength(1);
});
