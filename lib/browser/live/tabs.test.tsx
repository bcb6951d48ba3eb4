import { joinTabs, type Tabs } from './tabs.ts';

/** A mock of browser locks: one holder per name, a queue, and stealing. */
class FakeLocks {
  readonly #byName = new Map<string, { loses: (error: Error) => void } | null>();
  #queue: { name: string; take: () => void }[] = [];

  request(name: string, { steal, signal }: LockOptions, work: () => Promise<void> | undefined) {
    return new Promise<void>((resolve, reject) => {
      const take = () => {
        const held = { loses: reject };
        this.#byName.set(name, held);
        void Promise.resolve(work()).then(() => {
          resolve();
          if (this.#byName.get(name) === held) this.#free(name);
        });
      };
      if (steal) this.#byName.get(name)?.loses(new Error('stolen'));
      if (steal || !this.#byName.get(name)) return take();
      const waiting = { name, take };
      this.#queue.push(waiting);
      signal?.addEventListener('abort', () => {
        this.#queue = this.#queue.filter((each) => each !== waiting);
        reject(new Error('aborted'));
      });
    });
  }

  #free(name: string): void {
    this.#byName.set(name, null);
    const next = this.#queue.find((each) => each.name === name);
    this.#queue = this.#queue.filter((each) => each !== next);
    next?.take();
  }
}

/** Channels of this page receive each other's messages, not their own. */
class FakeChannel extends EventTarget {
  static open: FakeChannel[] = [];
  readonly #name: string;
  constructor(name: string) {
    super();
    this.#name = name;
    FakeChannel.open.push(this);
  }
  postMessage(data: unknown): void {
    for (const each of FakeChannel.open) {
      if (each !== this && each.#name === this.#name)
        each.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
  close(): void {
    FakeChannel.open = FakeChannel.open.filter((each) => each !== this);
  }
}

/** The visibility states that the tabs read in order; `visible` afterwards. */
let looks: DocumentVisibilityState[] = [];
beforeAll(() => {
  Object.defineProperty(document, 'visibilityState', { get: () => looks.shift() ?? 'visible' });
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
});
beforeEach(() => {
  looks = [];
  FakeChannel.open = [];
  Object.defineProperty(navigator, 'locks', { value: new FakeLocks(), configurable: true });
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

function open(name = 'one') {
  const received: string[] = [];
  const lead = () => {
    received.push('leads');
    return () => received.push('stops');
  };
  const tabs: Tabs<string> = joinTabs<string>(name, { lead, onMessage: (message) => received.push(message) });
  return { ...tabs, received };
}

test('one tab leads, informs the others, and hands over when it closes', async () => {
  const [first, second, stranger] = [open(), open(), open('two')];
  first.broadcast('news');
  expect([first.received, second.received, stranger.received]).toEqual([['leads'], ['news'], ['leads']]);
  first.leave();
  await settle();
  expect([first.received, second.received, second.isLeader()]).toEqual([
    ['leads', 'stops'],
    ['news', 'leads'],
    true,
  ]);
});

test('a tab that is looked at takes the lead from a hidden one, which waits from then on', async () => {
  const [first, second] = [open(), open()];
  looks = ['visible', 'hidden'];
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect([first.received, second.received]).toEqual([['leads', 'stops'], ['leads']]);
  second.leave();
  await settle();
  expect([first.isLeader(), second.isLeader()]).toEqual([true, false]);
});

test('a visible tab leaves the lead only to a visible one', async () => {
  const [first, second] = [open(), open()];
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect([first.isLeader(), second.isLeader()]).toEqual([true, false]);
});

test('without locks each tab leads for itself', () => {
  Reflect.deleteProperty(navigator, 'locks');
  const [first, second] = [open(), open()];
  first.broadcast('news');
  first.leave();
  expect([first.received, second.received]).toEqual([['leads', 'stops'], ['leads']]);
});
