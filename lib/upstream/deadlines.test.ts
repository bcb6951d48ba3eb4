import { liftDeadline, setDeadline } from './deadlines.ts';

/** Waits until a deadline of this many milliseconds has fired. */
const passes = (milliseconds: number): Promise<string> =>
  new Promise((resolve) => {
    setDeadline(milliseconds, () => resolve('due'));
  });

it('calls what is due, once, and not what was cancelled', async () => {
  const due: string[] = [];
  setDeadline(20, () => due.push('soon'));
  const lifted = setDeadline(20, () => due.push('lifted'));
  const late = setDeadline(600_000, () => due.push('late'));
  liftDeadline(lifted);
  await passes(100);
  await passes(100);
  expect(due).toEqual(['soon']);
  liftDeadline(late);
});

it('begins again after a time without any', async () => {
  expect(await passes(10)).toBe('due');
  expect(await passes(10)).toBe('due');
});
