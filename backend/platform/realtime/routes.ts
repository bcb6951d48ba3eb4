import { streamEvents, streamFeed } from '#lib/contract/events.ts';
import { route } from '../http/call.ts';
import { eventStream } from '../http/stream.ts';

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
        null,
      ),
    ),
  ),
  route(streamFeed, async ({ hub, lastEventId }) => {
    if (lastEventId !== null) await hub.reach(lastEventId);
    // A front that was just started gets what browsers may come back for.
    return asAnswer(eventStream(hub, (event) => event, lastEventId ?? hub.events.beginning));
  }),
];

/** A stream is a `Response`, which `answer` hands on untouched. */
function asAnswer(response: Response): never {
  return response as never;
}
