import type { ChildProcess } from 'node:child_process';
import { jpeg } from '#tests/support/pictures.ts';
import { createCutter, type Cutter } from './cutter.ts';
import type { CutRequest } from './picture.ts';
import { startCutting } from './worker.ts';

const createRequest = async (): Promise<CutRequest> => ({
  bytes: await jpeg({ width: 300, height: 400 }),
  rotate: 0,
  crop: null,
});

const open: Cutter[] = [];
const started: ChildProcess[] = [];
afterEach(() => {
  for (const cutter of open.splice(0)) cutter.close();
  started.length = 0;
});

function cutterWith(options: Parameters<typeof createCutter>[0] = {}): Cutter {
  const start = () => {
    const child = startCutting();
    started.push(child);
    return child;
  };
  const cutter = createCutter({ start, ...options });
  open.push(cutter);
  return cutter;
}

it('keeps its process for the next picture', async () => {
  const cutter = cutterWith({ workers: 1 });
  cutter.warm();
  const pictures = await Promise.all([
    cutter.cut('alice', await createRequest()),
    cutter.cut('alice', await createRequest()),
  ]);
  expect(pictures.map(({ width, height }) => [width, height])).toEqual([
    [300, 400],
    [300, 400],
  ]);
  expect(started).toHaveLength(1);
});

it('ends a process that takes too long, and cuts the next picture with another', async () => {
  const cutter = cutterWith({ workers: 1, timeoutMs: 5_000 });
  await cutter.cut('alice', await createRequest());
  started[0]?.kill('SIGSTOP');
  await expect(cutter.cut('alice', await createRequest())).rejects.toMatchObject({
    fault: 'photo_unreadable',
  });
  expect(await cutter.cut('alice', await createRequest())).toMatchObject({ width: 300 });
  expect(started).toHaveLength(2);
});

it('survives a process that dies of a picture, for those who wait too', async () => {
  const cutter = cutterWith({ workers: 1 });
  cutter.warm();
  const big: CutRequest = { ...(await createRequest()), bytes: await jpeg({ width: 4000, height: 4000 }) };
  // It hangs on the picture and is killed.
  const dying = cutter.cut('alice', big, async () => {
    started[0]?.kill('SIGSTOP');
    setTimeout(() => started[0]?.kill('SIGKILL'), 20);
  });
  const waiting = [cutter.cut('alice', await createRequest()), cutter.cut('bob', await createRequest())];
  await expect(dying).rejects.toMatchObject({ fault: 'photo_unreadable' });
  for (const each of waiting) expect(await each).toMatchObject({ width: 300 });
});

it('notices that an idle process has ended', async () => {
  const cutter = cutterWith({ workers: 1 });
  await cutter.cut('alice', await createRequest());
  const ended = new Promise((resolve) => started[0]?.once('exit', resolve));
  started[0]?.kill('SIGKILL');
  await ended;
  expect(await cutter.cut('alice', await createRequest())).toMatchObject({ width: 300 });
});

it('does not crop an unwanted photo', async () => {
  const cutter = cutterWith({ workers: 1 });
  const refusal = new Error('no room');
  await expect(cutter.cut('alice', await createRequest(), () => Promise.reject(refusal))).rejects.toBe(
    refusal,
  );
  expect(await cutter.cut('alice', await createRequest())).toMatchObject({ width: 300 });
});

it('cuts one picture of an account at a time, and those of the others in between', async () => {
  const cutter = cutterWith({ workers: 1 });
  const picture = await createRequest();
  const done: string[] = [];
  const ask = (account: string, name: string) => cutter.cut(account, picture).then(() => done.push(name));
  const all = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => ask('alice', name));
  await Promise.all([...all, ask('bob', 'b1')]);
  expect(done).toEqual(['a1', 'b1', 'a2', 'a3', 'a4', 'a5']);
});

it('does not let one account fill the queue', async () => {
  const cutter = cutterWith({ workers: 1 });
  const picture = await createRequest();
  const requests = Array.from({ length: 12 }, () =>
    cutter.cut('alice', picture).catch((error: Error) => error.name),
  );
  requests.push(cutter.cut('bob', picture).then(({ width }) => `${width}`));
  const answers = await Promise.all(requests);
  expect(answers.filter((each) => each === 'TooBusy')).toHaveLength(3);
  expect(answers.at(-1)).toBe('300');
});
