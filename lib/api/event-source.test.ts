import { keepStream, reconnectDelay } from './event-source.ts';

class FakeSource {
  static made: FakeSource[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onerror?: () => void;
  closed = false;
  constructor() {
    FakeSource.made.push(this);
  }
  close() {
    this.closed = true;
  }
}

beforeEach(() => {
  FakeSource.made = [];
  jest.useFakeTimers();
  Object.assign(globalThis, { EventSource: FakeSource });
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
