import { onMemberEvent, startLive } from './live.ts';

class FakeSource {
  static newest: FakeSource;
  onmessage?: (event: { data: string }) => void;
  onerror?: () => void;
  alive?: (event: { data: string }) => void;
  constructor() {
    FakeSource.newest = this;
  }
  addEventListener(_: 'alive', listener: NonNullable<FakeSource['alive']>) {
    this.alive = listener;
  }
  close() {}
}

let events: string[] = [];
let stopHearing = () => {};
let live: ReturnType<typeof startLive>;
const open = () => FakeSource.newest.alive?.({ data: '{"user":7}' });
const say = (type: string) => FakeSource.newest.onmessage?.({ data: JSON.stringify({ type }) });
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { EventSource: FakeSource });
  document.cookie = 'vonk_in=1';
  events = [];
  stopHearing = onMemberEvent(({ type }) => events.push(type));
  live = startLive(7, () => true);
  open();
});
afterEach(() => {
  live.stop();
  stopHearing();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a hint of the stream is forwarded at once', () => {
  say('likes');
  expect(events).toEqual(['likes']);
});

test('a stream that is open again has everything fetched once, at a random moment within ten seconds', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.7);
  FakeSource.newest.onerror?.();
  await pass(3_100);
  open();
  await pass(3_000);
  FakeSource.newest.onerror?.();
  await pass(3_100);
  open();
  await pass(800);
  expect(events).toEqual([]);
  await pass(200);
  expect(events).toEqual(['resync']);
  await pass(10_000);
  expect(events).toEqual(['resync']);
});

test('so does a front that has missed something itself', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.2);
  say('resync');
  say('resync');
  await pass(1_900);
  expect(events).toEqual([]);
  await pass(200);
  expect(events).toEqual(['resync']);
});

test('a stopped page fetches nothing', async () => {
  say('resync');
  live.stop();
  await pass(10_000);
  expect(events).toEqual([]);
});
