type StreamedEvent = { name: string; data: string };

const lineLimit = 1_000_000;

/** Reads an event stream to its end and emits each event; comments are skipped. */
export async function parseEventStream(
  stream: NodeJS.ReadableStream,
  onEvent: (event: StreamedEvent) => void,
): Promise<void> {
  let rest = '';
  let event: StreamedEvent | null = null;
  stream.setEncoding('utf8');
  for await (const chunk of stream) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > lineLimit) throw new Error('The stream sent an endless line');
    for (const line of lines) {
      if (line === '') {
        if (event) onEvent(event);
        event = null;
        continue;
      }
      const [, field, value = ''] = /^(event|data): ?(.*)$/.exec(line) ?? [];
      if (field === undefined) continue;
      event ??= { name: 'message', data: '' };
      if (field === 'event') event.name = value;
      else event.data = value;
    }
  }
}
