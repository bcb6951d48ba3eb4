import { keepStream, reconnectDelay } from './event-source.ts';

class FakeSource {
  static made: FakeSource[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string; lastEventId?: string }) => void;
  onerror?: () => void;
  place?: (event: { data: string; lastEventId: string }) => void;
  closed = false;
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    FakeSource.made.push(this);
  }
  addEventListener(_: 'place', listener: NonNullable<FakeSource['place']>) {
    this.place = listener;
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

test('waits 1, 2, 4 … 60 seconds', () => {
  expect([0, 1, 2, 6, 20].map((failures) => reconnectDelay(failures, 0))).toEqual([
    1000, 2000, 4000, 60_000, 60_000,
  ]);
});

test('opens again after an error, says that there was a gap, and stops when told', () => {
  const heard: string[] = [];
  const stop = keepStream('/api/events.php', {
    onData: (data) => heard.push(data),
    onGap: () => heard.push('gap'),
  });
  FakeSource.made[0]?.onopen?.();
  FakeSource.made[0]?.onmessage?.({ data: 'a' });
  FakeSource.made[0]?.onerror?.();
  expect(FakeSource.made[0]?.closed).toBe(true);
  jest.advanceTimersByTime(1_300);
  expect(FakeSource.made).toHaveLength(2);
  FakeSource.made[1]?.onopen?.();
  expect(heard).toEqual(['a', 'gap']);
  stop();
  expect(FakeSource.made[1]?.closed).toBe(true);
  jest.advanceTimersByTime(100_000);
  expect(FakeSource.made).toHaveLength(2);
});

test('goes on behind the last event it has seen, and then there is no gap', () => {
  const heard: string[] = [];
  const stop = keepStream('/api/events.php', {
    onData: (data, id) => heard.push(`${data} ${id}`),
    onGap: () => heard.push('gap'),
    onPlace: (id, user) => heard.push(`place ${id} ${user}`),
  });
  const [first] = FakeSource.made;
  first?.onopen?.();
  first?.place?.({ data: '{"user":7}', lastEventId: 'run-1' });
  first?.onmessage?.({ data: 'a', lastEventId: 'run-2' });
  first?.place?.({ data: '{}', lastEventId: 'run-5' });
  first?.onerror?.();
  jest.advanceTimersByTime(1_300);
  FakeSource.made[1]?.onopen?.();
  stop();
  expect(FakeSource.made.map(({ url }) => url)).toEqual(['/api/events.php', '/api/events.php?after=run-5']);
  expect(heard).toEqual(['place run-1 7', 'a run-2', 'place run-5 undefined']);
});

test('begins behind the event that another tab has seen', () => {
  keepStream('/api/events.php', { onData: () => {}, onGap: () => {} }, 'run-8')();
  expect(FakeSource.made[0]?.url).toBe('/api/events.php?after=run-8');
});

test('opens at once when the network is back, and anew when the server has fallen silent', () => {
  const stop = keepStream('/api/events.php', { onData: () => {}, onGap: () => {} });
  FakeSource.made[0]?.onerror?.();
  window.dispatchEvent(new Event('online'));
  jest.advanceTimersByTime(0);
  expect(FakeSource.made).toHaveLength(2);
  FakeSource.made[1]?.place?.({ data: '{}', lastEventId: 'run-1' });
  jest.advanceTimersByTime(65_010);
  expect([FakeSource.made.length, FakeSource.made[1]?.closed]).toEqual([3, true]);
  stop();
});

test('stays closed when the page may not listen any longer', () => {
  keepStream('/api/events.php', { onData: () => {}, onGap: () => {}, mayReopen: () => false });
  FakeSource.made[0]?.onerror?.();
  jest.advanceTimersByTime(100_000);
  expect(FakeSource.made).toHaveLength(1);
});
