import { streamEvents, streamFeed } from '#lib/contract/events.ts';
import { route } from '../http/call.ts';
import { eventStream } from '../http/stream.ts';

/** 15 minutes in milliseconds: no browser's stream lives for ever. */
const streamLife = 15 * 60 * 1000;

export const realtimeRoutes = [
  route(streamEvents, async ({ hub, actor }) =>
    asAnswer(
      eventStream(
        hub,
        (event) => {
          if (event.type === 'purge' || event.type === 'logged-out' || !event.to.includes(actor.userId))
            return null;
          const { to: _to, ...own } = event;
          return own;
        },
        streamLife,
      ),
    ),
  ),
  route(streamFeed, async ({ hub }) => asAnswer(eventStream(hub, (event) => event))),
];

/** A stream is a `Response`, which `answer` hands on untouched. */
function asAnswer(response: Response): never {
  return response as never;
}
