import { setTimeout as sleep } from 'node:timers/promises';
import { liftDeadline, setDeadline } from './deadlines.ts';

it('calls what is due, once, and not what was lifted', async () => {
  const due: string[] = [];
  setDeadline(20, () => due.push('soon'));
  const lifted = setDeadline(20, () => due.push('lifted'));
  const late = setDeadline(60_000, () => due.push('late'));
  liftDeadline(lifted);
  await sleep(250);
  expect(due).toEqual(['soon']);
  liftDeadline(late);
});

it('begins again after a time without any', async () => {
  let expired = 0;
  for (const round of [1, 2]) {
    setDeadline(10, () => (expired += 1));
    await sleep(200);
    expect(expired).toBe(round);
  }
});
