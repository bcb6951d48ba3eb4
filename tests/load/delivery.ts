import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '../../backend/platform/db/connect.ts';
import { announce } from '../../backend/platform/realtime/hub.ts';
import { percentile } from './measure-chat.ts';

/** Events a second. */
const rate = 50;

export type Delivered = { p50: number; p99: number; missing: number };

/** Times events from their publication in the database to every receiving browser. */
export class Delivery {
  readonly #sentAt = new Map<number, number>();
  readonly #took: number[] = [];

  /** Processes text of a stream. */
  hear(text: string): void {
    if (this.#sentAt.size === 0) return;
    const now = performance.now();
    for (const [, id] of text.matchAll(/"message":(\d+)/g)) {
      const sent = this.#sentAt.get(Number(id));
      if (sent !== undefined) this.#took.push(now - sent);
    }
  }

  /** Publishes 50 events a second, each to one of the members, who have several browsers each. */
  async measure(
    databaseUrl: string,
    members: readonly number[],
    browsers: number,
    seconds: number,
  ): Promise<Delivered> {
    const db = connect(databaseUrl, 4);
    const began = performance.now();
    const sending: Promise<void>[] = [];
    for (let message = 1; message <= seconds * rate; message += 1) {
      await sleep(Math.max(0, began + (message * 1000) / rate - performance.now()));
      const member = members[(message * 7) % members.length] ?? 0;
      this.#sentAt.set(message, performance.now());
      // A failed publication counts as missing.
      const announced = announce(db, [member], { type: 'message', conversation: 1, message });
      sending.push(announced.catch(() => undefined));
    }
    await Promise.all(sending);
    await sleep(2_000);
    await db.$client.end();
    const missing = seconds * rate * browsers - this.#took.length;
    return { p50: percentile(this.#took, 0.5), p99: percentile(this.#took, 0.99), missing };
  }
}
