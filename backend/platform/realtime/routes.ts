import { streamEvents, streamFeed } from '#lib/contract/events.ts';
import { route } from '../http/call.ts';
import { eventStream } from '../http/stream.ts';

/** 15 minutes in milliseconds, the maximum lifetime of a browser's stream. */
const maxStreamMs = 15 * 60 * 1000;

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
        maxStreamMs,
      ),
    ),
  ),
  route(streamFeed, async ({ hub }) => asAnswer(eventStream(hub, (event) => event))),
];

/** A stream is a `Response`, which `answer` returns unchanged. */
function asAnswer(response: Response): never {
  return response as never;
}
