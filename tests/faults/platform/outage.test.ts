import { killPart, startPart } from '#tests/support/stack.ts';
import { isSoWithin } from '#tests/support/until.ts';
import { confirmed } from '#tests/support/cast.ts';

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
