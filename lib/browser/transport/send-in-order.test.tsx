import { afterWaiting, sendInOrder, onTurn } from './send-in-order.ts';

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('sends to one member in order, after a failure too', async () => {
  const done: string[] = [];
  const slow = sendInOrder(9, async () => {
    await sleep(20);
    done.push('slow');
    throw new Error('refused');
  });
  const next = sendInOrder(9, () => Promise.resolve(done.push('next')));
  await expect(slow).rejects.toThrow('refused');
  await next;
  expect(done).toEqual(['slow', 'next']);
});

test('another member does not wait for it', async () => {
  const done: string[] = [];
  const slow = sendInOrder(9, async () => {
    await sleep(20);
    done.push('slow');
  });
  await sendInOrder(8, () => Promise.resolve(done.push('other')));
  await slow;
  expect(done).toEqual(['other', 'slow']);
});

test('what waited for a connection precedes newer messages', async () => {
  const done: string[] = [];
  onTurn(() => void sendInOrder(9, () => Promise.resolve(done.push('earlier'))));
  await afterWaiting(9, () => Promise.resolve(done.push('gift')));
  expect(done).toEqual(['earlier', 'gift']);
  onTurn(() => {});
});
