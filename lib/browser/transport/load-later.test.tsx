import { loadLater } from './load-later.ts';

const setOnline = (isOnline: boolean) =>
  Object.defineProperty(window.navigator, 'onLine', { configurable: true, value: isOnline });

afterEach(() => setOnline(true));

test('what failed without a network is loaded once there is one', async () => {
  setOnline(false);
  let tries = 0;
  const part = loadLater(() => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error('no network')) : Promise.resolve('part');
  });
  await Promise.resolve();
  await Promise.resolve();
  expect(tries).toBe(1);

  setOnline(true);
  window.dispatchEvent(new Event('online'));
  expect(await part).toBe('part');
});

test('what fails in spite of a network is reported at once', async () => {
  const load = () => Promise.reject(new Error('gone'));
  await expect(loadLater(load)).rejects.toThrow('gone');
});
