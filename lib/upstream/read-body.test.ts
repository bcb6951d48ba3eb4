import { getSender } from '../process/files-under-way.ts';
import { collectBody } from './read-body.ts';

async function* bits(...sizes: number[]): AsyncGenerator<Uint8Array> {
  for (const size of sizes) {
    await Promise.resolve();
    yield new Uint8Array(size).fill(7);
  }
}

const user = (id: number, address = '') => getSender(`${id}`, address);
const [alice, bob] = [user(1), user(2)];

const never: AsyncIterator<Uint8Array> = { next: () => new Promise(() => undefined) };

it('puts the bits together', async () => {
  expect(await collectBody(bits(2, 3), 5, 5, null)).toEqual(Buffer.alloc(5, 7));
  expect(await collectBody(bits(), 0, 5, alice)).toEqual(Buffer.alloc(0));
});

it('refuses what is larger than it may be, announced or not', async () => {
  expect(await collectBody(bits(3, 3), 6, 5, alice)).toBe('body_too_large');
  expect(await collectBody(bits(3, 3), 0, 5, alice)).toBe('body_too_large');
});

it('does not wait for ever', async () => {
  jest.useFakeTimers();
  try {
    const form = collectBody(never, 5, 5, null);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(await form).toBe('body_too_slow');
    const file = collectBody(never, 5, 5, alice);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(await file).toBe('body_too_slow');
    const oversized = collectBody(never, 6, 5, alice);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(await oversized).toBe('body_too_large');
  } finally {
    jest.useRealTimers();
  }
});

it('ends a file that arrives too slowly', async () => {
  jest.useFakeTimers();
  try {
    const drop = () =>
      new Promise<IteratorResult<Uint8Array>>((resolve) =>
        setTimeout(() => resolve({ done: false, value: new Uint8Array(100) }), 5_000),
      );
    const file = collectBody({ next: drop }, 15_000_000, 15_000_000, alice);
    await jest.advanceTimersByTimeAsync(16_000);
    expect(await file).toBe('body_too_slow');
  } finally {
    jest.useRealTimers();
  }
});

it('ends quietly with a connection that broke off', async () => {
  const broken: AsyncIterator<Uint8Array> = { next: () => Promise.reject(new Error('aborted')) };
  expect(await collectBody(broken, 5, 5, alice)).toBe('body_too_slow');
});

describe('room for files', () => {
  const megabytes = 1024 * 1024;
  const max = 300 * megabytes;
  let release: () => void;
  let released: Promise<void>;
  beforeEach(() => {
    released = new Promise((resolve) => (release = resolve));
  });

  /** A file without its last chunk. */
  async function* stuck(size: number): AsyncGenerator<Uint8Array> {
    yield new Uint8Array(size);
    await released;
  }
  const waitAMoment = () => new Promise((resolve) => setTimeout(resolve, 10));

  it('is for so many at once, and for more when some have ended', async () => {
    const first = [1, 2, 3, 4].map((id) => collectBody(stuck(60 * megabytes), 0, max, user(id)));
    await waitAMoment();
    expect(await collectBody(bits(50 * megabytes), 0, max, user(5))).toBe('too_many_requests');
    release();
    for (const each of await Promise.all(first)) expect(each.length).toBe(60 * megabytes);
    expect(await collectBody(bits(50 * megabytes), 0, max, user(5))).toHaveLength(50 * megabytes);
  });

  it('is not all taken by one user', async () => {
    const first = collectBody(stuck(60 * megabytes), 0, max, alice);
    await waitAMoment();
    expect(await collectBody(bits(10 * megabytes), 0, max, alice)).toBe('too_many_requests');
    expect(await collectBody(bits(60 * megabytes), 0, max, bob)).toHaveLength(60 * megabytes);
    release();
    await first;
    expect(await collectBody(bits(10 * megabytes), 0, max, alice)).toHaveLength(10 * megabytes);
  });

  it('is not all taken by many users of one network', async () => {
    const network = (id: number) => user(id, `192.0.2.${id}`);
    const first = [1, 2, 3].map((id) => collectBody(stuck(40 * megabytes), 0, max, network(id)));
    await waitAMoment();
    expect(await collectBody(bits(10 * megabytes), 0, max, network(4))).toBe('too_many_requests');
    expect(await collectBody(bits(60 * megabytes), 0, max, user(5, '198.51.100.5'))).toHaveLength(
      60 * megabytes,
    );
    release();
    await Promise.all(first);
  });
});
