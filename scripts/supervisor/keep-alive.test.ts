import { setTimeout as sleep } from 'node:timers/promises';
import { keepAlive, type Alive } from './keep-alive.ts';

/** A process that the test ends itself. */
type Fake = Alive & { die(how: string): void };

function fake(): Fake {
  let die = (_how: string): void => undefined;
  const ended = new Promise<string>((resolve) => (die = resolve));
  return { ended, die, stop: () => Promise.resolve(die('code 0')) };
}

test('a process that dies is started again, later each time, and not after the stop', async () => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const all: [Fake, Fake, Fake] = [fake(), fake(), fake()];
  const waits: unknown[] = [];
  let started = 1;
  const wait = ((pause: number) => Promise.resolve(waits.push(pause))) as unknown as typeof sleep;
  const kept = keepAlive('backend', all[0], () => all[started++ as 1 | 2], { wait });

  all[0].die('code 1');
  await sleep(5);
  all[1].die('SIGKILL');
  await sleep(5);
  expect({ started, waits }).toEqual({ started: 3, waits: [500, 1000] });

  await kept.stop();
  expect(started).toBe(3);
  expect(write.mock.calls.map(([line]) => line)).toEqual([
    'The backend ended (code 1); starting it again in 0.5 s.\n',
    'The backend ended (SIGKILL); starting it again in 1 s.\n',
  ]);
  write.mockRestore();
});
