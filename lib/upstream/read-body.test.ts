import { collectBody } from './read-body.ts';

async function* bits(...sizes: number[]): AsyncGenerator<Uint8Array> {
  for (const size of sizes) {
    await Promise.resolve();
    yield new Uint8Array(size).fill(7);
  }
}

const never: AsyncIterator<Uint8Array> = { next: () => new Promise(() => undefined) };

it('puts the bits together', async () => {
  expect(await collectBody(bits(2, 3), 5, 5, false)).toEqual(Buffer.alloc(5, 7));
  expect(await collectBody(bits(), 0, 5, true)).toEqual(Buffer.alloc(0));
});

it('refuses what is larger than it may be, announced or not', async () => {
  expect(await collectBody(bits(3, 3), 6, 5, true)).toBe('body_too_large');
  expect(await collectBody(bits(3, 3), 0, 5, true)).toBe('body_too_large');
});

it('does not wait for ever', async () => {
  jest.useFakeTimers();
  try {
    const form = collectBody(never, 5, 5, false);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(await form).toBe('body_too_slow');
    const file = collectBody(never, 5, 5, true);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(await file).toBe('body_too_slow');
    const oversized = collectBody(never, 6, 5, true);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(await oversized).toBe('body_too_large');
  } finally {
    jest.useRealTimers();
  }
});

it('ends quietly with a connection that broke off', async () => {
  const broken: AsyncIterator<Uint8Array> = { next: () => Promise.reject(new Error('aborted')) };
  expect(await collectBody(broken, 5, 5, true)).toBe('body_too_slow');
});

it('has room for so many files at once, and for more when some have ended', async () => {
  const megabytes = 1024 * 1024;
  const stuck = async function* () {
    yield new Uint8Array(200 * megabytes);
    await new Promise((resolve) => (release = resolve as () => void));
  };
  let release = () => {};
  const first = collectBody(stuck(), 0, 300 * megabytes, true);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(await collectBody(bits(100 * megabytes), 0, 300 * megabytes, true)).toBe('too_many_requests');
  release();
  expect((await first).length).toBe(200 * megabytes);
  expect(await collectBody(bits(100 * megabytes), 0, 300 * megabytes, true)).toHaveLength(100 * megabytes);
});
