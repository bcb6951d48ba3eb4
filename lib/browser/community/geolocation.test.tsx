import { act, renderHook, waitFor } from '@testing-library/react';
import { useGeolocation } from './geolocation.ts';

type Ask = (found: PositionCallback, failed: PositionErrorCallback) => void;

const position = { coords: { latitude: 50.93812, longitude: 6.95999 } } as GeolocationPosition;
const cologne = { city: 'Köln', country: 'DE', region: 'DE-NW' };
const calls: string[] = [];
let isOnLine = true;
let change: (state: PermissionState) => void = () => undefined;

function browser({ ask, permission }: { ask?: Ask; permission?: PermissionState }) {
  let listener: () => void = () => undefined;
  const status = {
    state: permission,
    addEventListener: (_type: string, handler: () => void) => (listener = handler),
    removeEventListener: () => undefined,
  };
  change = (state) => {
    status.state = state;
    listener();
  };
  Object.assign(navigator, {
    geolocation: ask && { getCurrentPosition: ask },
    permissions: permission && { query: () => Promise.resolve(status) },
  });
}

function answer(status: number, body: unknown) {
  globalThis.fetch = (async (url: string) => {
    calls.push(url);
    // jsdom has no Response.
    return { ok: status < 300, status, headers: new Map(), text: async () => JSON.stringify(body) };
  }) as unknown as typeof fetch;
}

beforeAll(() => {
  for (const name of ['geolocation', 'permissions'])
    Object.defineProperty(navigator, name, { configurable: true, writable: true, value: undefined });
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnLine });
});

beforeEach(() => {
  localStorage.clear();
  calls.length = 0;
  isOnLine = true;
});

const failing =
  (code: number): Ask =>
  (_found, failed) =>
    failed({ code } as GeolocationPositionError);

test('finds the town of a rounded position, and fetches it once an hour', async () => {
  browser({ ask: (found) => found(position), permission: 'granted' });
  answer(200, cologne);
  const { result } = renderHook(() => useGeolocation());
  expect(result.current.state).toEqual({ step: 'idle' });
  expect(await act(() => result.current.locate())).toEqual(cologne);
  expect(result.current.state).toEqual({ step: 'found', place: cologne });
  await act(() => result.current.locate());
  expect(calls).toEqual(['/api/geocode.php?lat=50.94&lon=6.96']);
});

test('says when it is asking, and that it is looking once the visitor has agreed', async () => {
  let found: PositionCallback = () => undefined;
  browser({ ask: (callback) => (found = callback), permission: 'prompt' });
  answer(200, cologne);
  const { result } = renderHook(() => useGeolocation());
  await waitFor(() => expect(result.current.permission).toBe('prompt'));
  act(() => void result.current.locate());
  expect(result.current.state).toEqual({ step: 'asking' });
  act(() => change('granted'));
  expect(result.current).toMatchObject({ permission: 'granted', state: { step: 'locating' } });
  await act(async () => found(position));
  await waitFor(() => expect(result.current.state.step).toBe('found'));
});

test('a second press during the lookup makes no second call', async () => {
  let requests = 0;
  browser({ ask: () => (requests += 1) });
  const { result } = renderHook(() => useGeolocation());
  act(() => void result.current.locate());
  expect(await act(() => result.current.locate())).toBeNull();
  expect(requests).toBe(1);
});

test.each([
  [1, true, 'denied'],
  [2, true, 'unavailable'],
  [3, true, 'timeout'],
  [2, false, 'offline'],
  [1, false, 'denied'],
])('error %i of the browser, online %s: %s', async (code, online, reason) => {
  isOnLine = online;
  browser({ ask: failing(code) });
  const { result } = renderHook(() => useGeolocation());
  expect(await act(() => result.current.locate())).toBeNull();
  expect(result.current.state).toEqual({ step: 'failed', reason });
  expect(calls).toEqual([]);
});

test('a device without any position says so', async () => {
  browser({});
  const { result } = renderHook(() => useGeolocation());
  await act(() => result.current.locate());
  expect(result.current).toMatchObject({
    permission: 'unknown',
    state: { step: 'failed', reason: 'unavailable' },
  });
});

test('the middle of the ocean has no town', async () => {
  browser({ ask: (found) => found(position) });
  answer(404, { error: 'not_found' });
  const { result } = renderHook(() => useGeolocation());
  await act(() => result.current.locate());
  expect(result.current.state).toEqual({ step: 'failed', reason: 'nowhere' });
  answer(400, { error: 'invalid_input' });
  await act(() => result.current.locate());
  expect(result.current.state).toEqual({ step: 'failed', reason: 'failed' });
});

test('without a network a town that is known is found, another one is not', async () => {
  browser({ ask: (found) => found(position) });
  answer(200, cologne);
  const { result } = renderHook(() => useGeolocation());
  await act(() => result.current.locate());
  isOnLine = false;
  await act(() => result.current.locate());
  expect(result.current.state).toEqual({ step: 'found', place: cologne });
  localStorage.clear();
  await act(() => result.current.locate());
  expect(result.current.state).toEqual({ step: 'failed', reason: 'offline' });
});
