import type { ClientRequest } from 'node:http';
import { streamFeed, type FeedEvent } from '../lib/contract/events.ts';
import { backendTarget } from '../lib/upstream/http.ts';
import { identityHeaders } from '../lib/upstream/identity.ts';
import { log } from './log.ts';

type Ears = {
  onEvent: (event: FeedEvent) => void;
  /** The feed is open again after a time in which events may have been missed. */
  onGap: () => void;
};

/** The backend ends a feed after 15 minutes; a new one is opened before, so that nothing falls between them. */
const renewAfter = 13 * 60_000;
/** A feed sends a comment every 25 seconds; silence of 60 means that it is dead. */
const silence = 60_000;
const backoff = { first: 250, most: 5_000 };
const lineLimit = 1_000_000;

/** This process's one stream of everything that happens, kept open for ever. Returns how to stop. */
export function followFeed({ onEvent, onGap }: Ears): () => void {
  let current: ClientRequest | null = null;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let isStopped = false;
  let hadGap = true;

  const open = () => {
    if (isStopped) return;
    const { transport, options } = backendTarget();
    const headers = { ...identityHeaders({}), accept: 'text/event-stream' };
    const request = transport.request({
      ...options,
      agent: false,
      path: streamFeed.path,
      headers,
      timeout: silence,
    });
    request.on('timeout', () => request.destroy(new Error('The feed fell silent')));
    request.on('error', (error) => lost(request, error));
    request.on('response', (answer) => {
      const isStream = String(answer.headers['content-type'] ?? '').startsWith('text/event-stream');
      if (answer.statusCode !== 200 || !isStream) {
        request.destroy(new Error(`The feed answered ${answer.statusCode}`));
        return;
      }
      const previous = current;
      current = request;
      failures = 0;
      if (hadGap) onGap();
      hadGap = false;
      previous?.destroy();
      clearTimeout(timer);
      timer = setTimeout(open, renewAfter);
      readEvents(answer, onEvent, () => request.destroy(new Error('The feed sent an endless line')));
      answer.on('close', () => lost(request, new Error('The feed ended')));
    });
    request.end();
  };

  const lost = (request: ClientRequest, error: Error) => {
    if (isStopped || (current !== null && current !== request)) return;
    if (current === request) log.warn({ reason: error.message }, 'the feed is lost, trying again');
    current = null;
    hadGap = true;
    clearTimeout(timer);
    timer = setTimeout(open, Math.min(backoff.first * 2 ** failures++, backoff.most));
  };

  open();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    current?.destroy();
  };
}

function readEvents(
  answer: NodeJS.ReadableStream,
  onEvent: (event: FeedEvent) => void,
  onEndless: () => void,
): void {
  let rest = '';
  answer.setEncoding('utf8');
  answer.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > lineLimit) onEndless();
    for (const line of lines) {
      if (!line.startsWith('data:')) continue;
      try {
        onEvent(JSON.parse(line.slice(5)) as FeedEvent);
      } catch (error) {
        log.error({ err: error }, 'an event of the feed could not be handled');
      }
    }
  });
}
