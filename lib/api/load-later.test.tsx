import { jest } from '@jest/globals';
import { loadLater } from './load-later.ts';

const setOnline = (isOnline: boolean) =>
  Object.defineProperty(window.navigator, 'onLine', { configurable: true, value: isOnline });

afterEach(() => setOnline(true));

test('what failed without a network is loaded once there is one', async () => {
  setOnline(false);
  const load = jest.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no network'));
  load.mockResolvedValue('part');
  const part = loadLater(load);
  await Promise.resolve();
  await Promise.resolve();
  expect(load).toHaveBeenCalledTimes(1);

  setOnline(true);
  window.dispatchEvent(new Event('online'));
  expect(await part).toBe('part');
});

test('what fails in spite of a network is told at once', async () => {
  const load = () => Promise.reject(new Error('gone'));
  await expect(loadLater(load)).rejects.toThrow('gone');
});
