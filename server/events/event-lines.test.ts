import { Readable } from 'node:stream';
import { parseEventStream } from './event-lines.ts';

async function eventsIn(...chunks: string[]): Promise<object[]> {
  const events: object[] = [];
  await parseEventStream(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), (event) =>
    events.push(event),
  );
  return events;
}

it('reads events with and without a name, however they are cut, and no comments', async () => {
  const events = await eventsIn(
    ': open\n\nevent: alive\ndata: {}\n\ndata: {"ty',
    'pe":"likes"}\n\n: \n',
    '\n',
  );
  expect(events).toEqual([
    { name: 'alive', data: '{}' },
    { name: 'message', data: '{"type":"likes"}' },
  ]);
});

it('leaves out an event that was cut off before its end', async () => {
  expect(await eventsIn('event: alive\ndata: {}\n')).toEqual([]);
});

it('gives up a line without an end', async () => {
  await expect(eventsIn('x'.repeat(1_000_001))).rejects.toThrow('endless');
});
