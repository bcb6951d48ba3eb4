import { randomUUID } from 'node:crypto';
import { bookCredits } from '../../backend/commerce/credits/book-credits.ts';
import { connect, inTransaction } from '../../backend/platform/db/connect.ts';
import { sessionCookie } from '../../lib/site/cookies.ts';
import { unconfirmed, type Person } from './cast.ts';
import { ChatBrowser } from './chat-browser.ts';
import { stackDatabase } from './database.ts';
import { Visitor } from './http.ts';
import { stackAddress } from './stack.ts';

/** A chatter's initial credits. */
export const purse = 1_000;

const host = 'herzfunke.localhost';
const atOnce = 8;

export type Pair = readonly [ChatBrowser, ChatBrowser];

/**
 * Pairs of members with a purse, each with a browser that reaches the front by `port`. They sign up through the API;
 * the activation mails are skipped, because hundreds of them would take longer than the test.
 */
export async function makePairs(count: number, port = stackAddress().frontPort): Promise<Pair[]> {
  const people: Person[] = [];
  while (people.length < 2 * count) {
    const batch = Math.min(atOnce, 2 * count - people.length);
    people.push(
      ...(await Promise.all(Array.from({ length: batch }, () => unconfirmed('Chatter', {}, host)))),
    );
  }
  await confirmAll(people);
  const browsers = people.map(({ visitor, user }) => {
    const other = new Visitor(host, port);
    other.setCookie(sessionCookie, visitor.cookie(sessionCookie) ?? '');
    return new ChatBrowser(other, user.id, user.profile.id);
  });
  return browsers.flatMap((one, at) => {
    const other = browsers[at + 1];
    return at % 2 === 0 && other ? [[one, other] as const] : [];
  });
}

async function confirmAll(people: readonly Person[]): Promise<void> {
  const database = stackDatabase();
  const ids = people.map(({ user }) => user.id);
  await database.query(
    `update users set status = 'active', confirmed_at = now(), paid_user = true where id = any($1)`,
    [ids],
  );
  await database.query(`update profiles set status = 'active' where user_id = any($1)`, [ids]);
  await database.end();
  await giveCredits(people, purse);
}

/** Adds credits to members, through the ledger like a purchase. */
export async function giveCredits(people: readonly Pick<Person, 'user'>[], delta: number): Promise<void> {
  const db = connect(stackAddress().databaseUrl, 4);
  try {
    for (const { user } of people) {
      const booking = { userId: user.id, delta, reference: randomUUID(), now: new Date() };
      await inTransaction(db, (tx) => bookCredits(tx, { ...booking, reason: 'correction' }));
    }
  } finally {
    await db.$client.end();
  }
}
