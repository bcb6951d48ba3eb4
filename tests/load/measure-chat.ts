import { setTimeout as sleep } from 'node:timers/promises';
import type { Message } from '../../lib/contract/community/chat.ts';
import type { ChatBrowser } from '../support/chat-browser.ts';
import type { Pair } from '../support/chatters.ts';

/** In seconds. */
export type Conversation = {
  /** Warm-up, which does not count. */
  warmUp: number;
  seconds: number;
  /** Average time per message of a member. */
  typing: number;
};

export type Measured = {
  /** Milliseconds of each message from "send" to "shown" on the other side. */
  shown: number[];
  /** Milliseconds until the sender had the response. */
  answered: number[];
};

/** Lets pairs write to each other concurrently; throws if a message was never shown. */
export async function measureChat(
  pairs: readonly Pair[],
  { warmUp, seconds, typing }: Conversation,
): Promise<Measured> {
  const startedAt = performance.now() + warmUp * 1000;
  const end = startedAt + seconds * 1000;
  const sentAt = new Map<string, number>();
  const measured: Measured = { shown: [], answered: [] };
  const note = (reader: ChatBrowser) => (message: Message) => {
    const sent = sentAt.get(message.body);
    if (message.sender !== reader.profile && sent !== undefined && sent >= startedAt)
      measured.shown.push(performance.now() - sent);
  };
  const write = async (from: ChatBrowser, to: ChatBrowser) => {
    for (let at = 0; ; at += 1) {
      await sleep(Math.random() * 2 * typing * 1000);
      const now = performance.now();
      if (now >= end) return;
      const body = `${from.profile} ${at}`;
      sentAt.set(body, now);
      await from.send(to.profile, body);
      if (now >= startedAt) measured.answered.push(performance.now() - now);
    }
  };
  for (const each of pairs.flat()) each.onShown = note(each);
  await Promise.all(pairs.flatMap(([one, other]) => [write(one, other), write(other, one)]));
  await sleep(2_000);
  const missing = measured.answered.length - measured.shown.length;
  if (missing > 0) throw new Error(`${missing} messages were never shown`);
  return measured;
}

export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
