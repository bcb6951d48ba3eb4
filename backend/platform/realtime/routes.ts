import { streamEvents, streamFeed } from '#lib/contract/events.ts';
import { route } from '../http/call.ts';
import { eventStream } from '../http/stream.ts';

export const realtimeRoutes = [
  // The front streams a member's events itself, and only asks whose session it is.
  route(streamEvents, async ({ actor }) => asAnswer(Response.json({ user: actor.userId }))),
  route(streamFeed, async ({ hub }) => asAnswer(eventStream(hub))),
];

/** A stream is a `Response`, which `answer` returns unchanged. */
function asAnswer(response: Response): never {
  return response as never;
}
