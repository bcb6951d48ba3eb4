import { attempt } from './attempt.ts';
import { drainToasts, onToastWithdrawn } from './toast.ts';

const failed = () => 'Nicht gelungen.';

it('reports a failure under its action, and clears it when the action succeeds', async () => {
  const gone: string[] = [];
  const stop = onToastWithdrawn((name) => gone.push(name));
  expect(await attempt('like-7', () => Promise.reject(new Error('offline')), failed)).toBe(false);
  expect(drainToasts()).toEqual([{ kind: 'error', id: 'like-7', text: 'Nicht gelungen.' }]);
  expect(gone).toEqual([]);
  expect(await attempt('like-7', () => Promise.resolve(), failed)).toBe(true);
  expect(drainToasts()).toEqual([]);
  expect(gone).toEqual(['like-7']);
  stop();
});
