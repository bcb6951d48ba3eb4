import { HonoRequest } from 'hono/request';
import type { EndpointDefinition } from '#lib/contract/endpoint.ts';
import { bodyReader, withFile, findBrokenText } from './read-body.ts';

const mebibytes = 1024 * 1024;
const endpoint = { bodyLimit: 300 * mebibytes } as EndpointDefinition;

const createRequest = (body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>) =>
  new HonoRequest(new Request('http://backend/', { method: 'POST', body, duplex: 'half' } as RequestInit));

const sender = (account: number, network: string) => ({ account: `user:${account}`, network });
const alice = sender(1, 'here');
const read = (body: Parameters<typeof createRequest>[0], from = alice, use = () => Promise.resolve('done')) =>
  withFile(createRequest(body), endpoint, from, use).catch((error: { code?: string }) => error.code);

it('ends a file that arrives too slowly', async () => {
  jest.useFakeTimers();
  try {
    const drops = new ReadableStream<Uint8Array>({
      pull: (stream) =>
        new Promise((resolve) =>
          setTimeout(() => {
            stream.enqueue(new Uint8Array(100));
            resolve();
          }, 5_000),
        ),
    });
    const answer = read(drops);
    await jest.advanceTimersByTimeAsync(11_000);
    expect(await answer).toBe('body_too_slow');
  } finally {
    jest.useRealTimers();
  }
});

it('keeps room for others while the files of one account, or of one network, wait for their turn', async () => {
  let release = () => {};
  const turn = new Promise<string>((resolve) => (release = () => resolve('cut')));
  const hold = (account: number) => read(new Uint8Array(60 * mebibytes), sender(account, 'here'), () => turn);
  const first = [hold(1), hold(2)];
  await new Promise((resolve) => setTimeout(resolve, 100));
  const more = new Uint8Array(10 * mebibytes);
  expect(await read(more, sender(1, 'elsewhere'))).toBe('too_many_requests');
  expect(await read(more, sender(3, 'here'))).toBe('too_many_requests');
  expect(await read(more, sender(3, 'elsewhere'))).toBe('done');
  release();
  expect(await Promise.all(first)).toEqual(['cut', 'cut']);
  expect(await read(more, sender(3, 'here'))).toBe('done');
});

test('reads and parses a body once', async () => {
  const request = createRequest(Buffer.from('{"name":"Alice"}'));
  const read = bodyReader(request, { body: {} } as EndpointDefinition);
  const body = await read();
  expect(body).toEqual({ name: 'Alice' });
  expect(await read()).toBe(body);
});

test('ignores the body of a call that takes none', async () => {
  expect(await bodyReader(createRequest(Buffer.from('{')), {} as EndpointDefinition)()).toBeUndefined();
});

test.each([
  [{ name: 'Zoë 🌷', note: '' }, null],
  [{ name: 'a\0b' }, 'name'],
  [{ tracking: { ref: 'x\ud800' } }, 'tracking.ref'],
  [{ interests: ['ok', '\udc00'] }, 'interests.1'],
  [{ id: 5, region: null, tracking: undefined }, null],
  ['\0', ''],
])('%j breaks at %j', (input, path) => {
  expect(findBrokenText(input)).toBe(path);
});
