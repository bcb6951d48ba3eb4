import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Message } from '../../lib/contract/community/chat.ts';
import type { MemberEvent } from '../../lib/contract/events.ts';
import { parseEventStream } from '../../server/events/event-lines.ts';
import type { Visitor } from './http.ts';

/** Milliseconds between attempts; our real browser code waits longer after each failure. */
const again = 100;

/**
 * What our pages do with an open conversation: one event stream, a fetch after each event and each reconnect (the real
 * page waits up to ten random seconds), and sends with retries.
 */
export class ChatBrowser {
  readonly visitor: Visitor;
  readonly user: number;
  readonly profile: number;
  /** Messages shown in the open conversation, by id. */
  readonly shown = new Map<number, Message>();
  /** Number of resync events, sent when hints were lost. */
  resyncs = 0;
  openings = 0;
  onShown: (message: Message) => void = () => {};
  #conversation: number | null = null;
  #stream: IncomingMessage | null = null;
  #isFetching = false;
  #isStale = false;
  #isClosed = false;

  constructor(visitor: Visitor, user: number, profile: number) {
    this.visitor = visitor;
    this.user = user;
    this.profile = profile;
  }

  /** Listens until closed; resolves once the first stream is open. */
  async open(): Promise<void> {
    const first = this.openings;
    void this.#keepListening();
    while (this.openings === first) await sleep(10);
  }

  close(): void {
    this.#isClosed = true;
    this.#stream?.destroy();
  }

  cut(): void {
    this.#stream?.destroy();
  }

  /** Retries a text under one client id until there is a response. */
  async send(to: number, body: string): Promise<Message> {
    const id = randomUUID();
    for (;;) {
      const answer = await this.visitor
        .call<{ message: Message }>('POST /api/message.php', {
          body: { profile_id: to, client_message_id: id, body },
          key: id,
        })
        .catch(() => null);
      if (answer?.status === 200 && answer.body?.message) return answer.body.message;
      if (answer && answer.status >= 400 && answer.status < 500 && answer.status !== 429)
        throw new Error(`A message was answered with ${answer.status}: ${answer.text}`);
      await sleep(again);
    }
  }

  async #keepListening(): Promise<void> {
    while (!this.#isClosed) {
      try {
        this.#stream = await this.visitor.stream('/api/events.php');
        if (this.#stream.statusCode === 200) {
          this.openings += 1;
          void this.#refresh();
          await parseEventStream(this.#stream, ({ name, data }) => {
            if (name === 'message') this.#hear(JSON.parse(data) as MemberEvent);
          });
        } else this.#stream.destroy();
      } catch {
        // A broken stream is reopened.
      }
      await sleep(again);
    }
  }

  #hear(event: MemberEvent): void {
    if (event.type === 'resync') this.resyncs += 1;
    if (event.type === 'message' || event.type === 'resync') void this.#refresh();
  }

  async #refresh(): Promise<void> {
    this.#isStale = true;
    if (this.#isFetching) return;
    this.#isFetching = true;
    while (this.#isStale && !this.#isClosed) {
      this.#isStale = false;
      await this.#fetchAll().catch(() => {
        this.#isStale = true;
        return sleep(again);
      });
    }
    this.#isFetching = false;
  }

  async #fetchAll(): Promise<void> {
    this.#conversation ??= await this.#findConversation();
    if (this.#conversation !== null) await this.#fetchBack(this.#conversation);
  }

  async #findConversation(): Promise<number | null> {
    const { status, body } = await this.visitor.call<{ chats: { id: number }[] }>('GET /api/chats.php');
    if (status !== 200) throw new Error(`The conversations were answered with ${status}`);
    return body.chats[0]?.id ?? null;
  }

  /** Fetches pages upward until one contains a shown message. */
  async #fetchBack(conversation: number): Promise<void> {
    const fresh: Message[] = [];
    for (let before: number | undefined; ;) {
      const query = { conversation, ...(before === undefined ? {} : { before }) };
      const { status, body } = await this.visitor.call<{ chat_messages: Message[]; more: boolean }>(
        'GET /api/chat.php',
        { query },
      );
      if (status !== 200) throw new Error(`A conversation was answered with ${status}`);
      fresh.unshift(...body.chat_messages.filter(({ id }) => !this.shown.has(id)));
      before = body.chat_messages[0]?.id;
      if (!body.more || before === undefined || this.shown.has(before)) break;
    }
    for (const message of fresh) {
      this.shown.set(message.id, message);
      this.onShown(message);
    }
  }
}
