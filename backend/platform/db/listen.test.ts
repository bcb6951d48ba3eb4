import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '../http/log.ts';
import { listen } from './listen.ts';

test('many attempts during one outage are logged once', async () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  const listening = listen('postgres://vonk@127.0.0.1:1/vonk', 'any', {
    onLine: () => undefined,
    onConnected: () => undefined,
  });
  await sleep(1_300);
  await listening.close();
  expect(warn).toHaveBeenCalledTimes(1);
});
