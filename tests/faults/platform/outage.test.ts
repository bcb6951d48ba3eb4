import { fairTime } from '#tests/support/fair-time.ts';
import { Visitor } from '#tests/support/http.ts';
import { killPart, startPart } from '#tests/support/stack.ts';
import { isSoWithin, timed } from '#tests/support/until.ts';
import { confirmed, herzfunke } from '#tests/support/cast.ts';

test('while the backend is away cached pages stay, others say so, and all recovers by itself', async () => {
  const visitor = new Visitor(herzfunke);
  await visitor.get('/members');
  await killPart('backend');

  const cached = await visitor.get('/members');
  expect([cached.status, cached.text.includes('<html lang="de"')]).toEqual([200, true]);

  const missing = await timed(() => visitor.get('/members/7'));
  expect(missing.answer.status).toBe(503);
  expect(missing.answer.headers['retry-after']).toBeDefined();
  const { text } = missing.answer;
  expect([text.includes('<html lang="de"'), text.includes('Herzfunke')]).toEqual([true, true]);
  expect(missing.milliseconds).toBeLessThan(3000);

  const call = await visitor.call<{ error: string }>('GET /api/user.php');
  expect([call.status, call.body.error]).toEqual([503, 'backend_unavailable']);

  await startPart('backend');
  const isBack = async () => (await visitor.get('/members/7')).status === 200;
  expect(await isSoWithin(await fairTime(5_000), isBack)).toBe(true);
});

test('an open event stream requests a full refetch when the backend is back', async () => {
  const { heard: events, stream } = await listen(await confirmed('Alice'));
  await killPart('backend');
  await startPart('backend');
  expect(await isSoWithin(10_000, async () => events().includes('resync'))).toBe(true);
  stream.destroy();
});

async function listen({ visitor }: Awaited<ReturnType<typeof confirmed>>) {
  const stream = await visitor.stream('/api/events.php');
  let text = '';
  stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  stream.on('error', () => undefined);
  return { heard: () => text, stream };
}
