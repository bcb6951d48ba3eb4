import type { ServerResponse } from 'node:http';
import type { FeedEvent } from '../../lib/contract/events.ts';
import { callHeaders } from '../http/security-headers.ts';

type Stream = { response: ServerResponse; user: number; session: string; endsAt: number };

/** A heartbeat every 25 seconds, an end after 15 minutes. */
const heartbeatMs = 25_000;
const maxStreamMs = 15 * 60_000;
/** Maximum streams of one member; a new one ends the oldest. */
const maxStreamsPerUser = 12;
/** Bytes that a browser may leave unread before its stream is closed. */
const backlog = 64 * 1024;
/** Milliseconds for which an ended session is remembered: longer than checking a session with the backend takes. */
const endRemembered = 30_000;

const streamHeaders = {
  ...callHeaders,
  'content-type': 'text/event-stream',
  'cache-control': 'private, no-store',
  'x-accel-buffering': 'no',
};
/** A page does not see comments, only named events. */
const aliveText = (data: { user?: number }) => `event: alive\ndata: ${JSON.stringify(data)}\n\n`;
const beatText = aliveText({});
const resyncText = 'data: {"type":"resync"}\n\n';
const endedText = 'data: {"type":"session-ended"}\n\n';

/** Connected browsers of this process, by member. */
export class EventHub {
  readonly #byUser = new Map<number, Set<Stream>>();
  /** Recently ended sessions by mark, with their expiry. */
  readonly #ended = new Map<string, number>();
  readonly #beat: NodeJS.Timeout;

  constructor() {
    this.#beat = setInterval(() => this.#sweep(Date.now()), heartbeatMs);
    this.#beat.unref();
  }

  get size(): number {
    let size = 0;
    for (const streams of this.#byUser.values()) size += streams.size;
    return size;
  }

  /**
   * Opens a member's event stream; `session` is the mark of its session. A session that ended after the backend
   * confirmed it receives that event.
   */
  open(response: ServerResponse, user: number, session: string): void {
    if (this.#ended.has(session)) return this.openEnded(response);
    response.writeHead(200, streamHeaders);
    response.write(aliveText({ user }));
    // Spreads reconnects of streams that started together after a restart.
    const stream = {
      response,
      user,
      session,
      endsAt: Date.now() + maxStreamMs - Math.floor(Math.random() * 60_000),
    };
    const streams = this.#byUser.get(user) ?? new Set<Stream>();
    this.#byUser.set(user, streams.add(stream));
    response.on('close', () => this.#delete(stream));
    if (streams.size > maxStreamsPerUser) this.#end(streams.values().next().value as Stream);
  }

  /** Responds for an ended session: a page can read an event, but not the status of a refused stream. */
  openEnded(response: ServerResponse): void {
    response.writeHead(200, streamHeaders);
    response.end(endedText);
  }

  /** Sends an event to every browser of its recipients; an ended session closes its streams. */
  send({ to, ...event }: Exclude<FeedEvent, { type: 'purge' }>): void {
    if (event.type === 'logged-out')
      return this.#endSession(to, event.session, event.notifyOwnPages === true);
    const text = `data: ${JSON.stringify(event)}\n\n`;
    for (const user of to) {
      for (const stream of this.#byUser.get(user) ?? []) {
        this.#write(stream, text);
        if (event.type === 'session-ended') this.#end(stream);
      }
    }
  }

  /**
   * The page that logged out gets no event: it is navigating away, and others check before reconnecting. Pages whose
   * session was ended from another device would not notice otherwise.
   */
  #endSession(users: number[], session: string, notifyOwnPages: boolean): void {
    this.#ended.set(session, Date.now() + endRemembered);
    for (const user of users) {
      for (const stream of this.#byUser.get(user) ?? []) {
        if (stream.session !== session) continue;
        if (notifyOwnPages) this.#write(stream, endedText);
        this.#end(stream);
      }
    }
  }

  /** Tells all browsers that events may have been missed. */
  resync(): void {
    for (const streams of this.#byUser.values())
      for (const stream of streams) this.#write(stream, resyncText);
  }

  close(): void {
    clearInterval(this.#beat);
    for (const streams of this.#byUser.values()) for (const stream of streams) this.#end(stream);
  }

  #sweep(now: number): void {
    for (const [session, until] of this.#ended) if (until <= now) this.#ended.delete(session);
    for (const streams of this.#byUser.values()) {
      for (const stream of streams) {
        if (stream.endsAt <= now) this.#end(stream);
        else this.#write(stream, beatText);
      }
    }
  }

  #write(stream: Stream, text: string): void {
    if (stream.response.writableLength > backlog) stream.response.destroy();
    else stream.response.write(text);
  }

  #end(stream: Stream): void {
    this.#delete(stream);
    stream.response.end();
  }

  #delete(stream: Stream): void {
    const streams = this.#byUser.get(stream.user);
    streams?.delete(stream);
    if (streams?.size === 0) this.#byUser.delete(stream.user);
  }
}
