import { serverTexts } from '#lib/i18n/server-texts.ts';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { insertMessage } from '#backend/community/chat/insert-message.ts';
import { bookCredits } from '#backend/commerce/credits/book-credits.ts';
import type { Tx } from '#backend/platform/db/connect.ts';
import type { DemoLanguage } from './about/compose-about.ts';
import { matchesSearcher } from '#backend/community/members/search/matches-searcher.ts';
import { wantedGenders } from '#backend/community/members/searching-member.ts';
import { historyTexts } from './history-texts.ts';
import type { DemoPerson } from './people.ts';
import { demoPool } from './seed-brands.ts';

type Side = { profileId: number; userId: number | null };
type Member = {
  profileId: number;
  userId: number;
  language: DemoLanguage;
  person: Pick<DemoPerson, 'gender' | 'sexuality' | 'date_of_birth'>;
};

const hour = 60 * 60_000;
const before = (now: Date, hours: number) => new Date(now.getTime() - hours * hour);

/**
 * Gives a demo login a few weeks of history: conversations with real people and one with a fictional profile, likes
 * in both directions, and a match. Each of its messages costs a credit, which the caller has granted.
 */
export async function seedHistory(tx: Tx, member: Member, partnerCount: number, now: Date): Promise<void> {
  const own = { profileId: member.profileId, userId: member.userId };
  const real = await findOthers(tx, member, 'real', partnerCount + 5);
  const [fictional] = await findOthers(tx, member, 'fictional', 1);
  const [partners, admirers] = [real.slice(0, partnerCount), real.slice(partnerCount)];
  const texts = historyTexts(member.language);
  // Oldest first, as lists are sorted by ids.
  for (const [at, partner] of [...partners.entries()].toReversed()) {
    const sides = at % 2 === 0 ? ([partner, own] as const) : ([own, partner] as const);
    await talk(tx, sides, texts.talks[at] ?? [], before(now, 50 + 40 * at), 2);
  }
  if (fictional) {
    const answer = serverTexts(member.language, 'conversations').automatic.greeting;
    await talk(tx, [own, fictional], [texts.toFictional, answer], before(now, 26), 1);
  }

  const likes: [Side | undefined, Side | undefined, number][] = [
    [partners[0], own, 60],
    [own, partners[0], 55],
    [admirers[0], own, 30],
    [admirers[1], own, 5],
    [admirers[2], own, 3],
    [own, admirers[3], 20],
    [own, admirers[4], 40],
  ];
  for (const [from, to, hours] of likes) if (from && to) await like(tx, from, to, before(now, hours));
  // Long past: read by the login and without pending mails.
  await tx.execute(sql`
    update conversation_members set unread = 0, read_until = last_message_id, delivered_until = last_message_id
    where profile_id = ${member.profileId}`);
  const recipients = [own, ...partners].map(({ userId }) => userId);
  await tx.execute(
    sql`delete from pending_notifications where user_id = any(${sql.param(recipients)}::bigint[])`,
  );
}

/** Days between two birth dates that count as the same age. */
const sameAge = 8 * 365;

/** Mutual matches of similar age, longest absent first, so that the first search results stay strangers. */
async function findOthers(
  tx: Tx,
  { profileId, language, person }: Member,
  kind: 'real' | 'fictional',
  count: number,
): Promise<Side[]> {
  const match = { genders: wantedGenders(person), soughtAs: person.gender };
  const { rows } = await tx.execute<Side>(sql`
    select profiles.id as "profileId", profiles.user_id as "userId" from profiles
    where profiles.pool = ${demoPool} and profiles.status = 'active'
      and profiles.fictional = ${kind === 'fictional'} and profiles.id <> ${profileId}
    order by ${matchesSearcher(match)} desc,
      profiles.language = ${language} desc,
      exists (select 1 from likes where profiles.id in (likes.liked_profile_id, likes.liker_profile_id)),
      abs(profiles.date_of_birth - ${person.date_of_birth}::date) < ${sameAge} desc,
      profiles.last_active_at, profiles.id
    limit ${count}`);
  return rows;
}

/** Inserts the texts alternately, `hoursBetween` apart, starting with the first member. */
async function talk(
  tx: Tx,
  [first, second]: readonly [Side, Side],
  texts: readonly string[],
  begin: Date,
  hoursBetween: number,
): Promise<void> {
  let conversation: number | null = null;
  for (const [at, body] of texts.entries()) {
    const [from, to] = at % 2 === 0 ? [first, second] : [second, first];
    const now = new Date(begin.getTime() + at * hoursBetween * hour);
    const sent = await insertMessage(tx, {
      conversation,
      from,
      to,
      body,
      clientMessageId: randomUUID(),
      automatic: from.userId === null,
      now,
    });
    conversation = sent.conversation;
    if (from.userId !== null) await pay(tx, from.userId, sent.id, to.profileId, now);
  }
}

/** Charges a demo login for a message; other demo people have no credits. */
async function pay(tx: Tx, userId: number, messageId: number, other: number, now: Date): Promise<void> {
  const { rowCount } = await tx.execute(sql`select 1 from users where id = ${userId} and credits > 0`);
  if (!rowCount) return;
  const reference = `message:${messageId}`;
  await bookCredits(tx, { userId, delta: -1, reason: 'message', reference, otherProfileId: other, now });
}

async function like(tx: Tx, from: Side, to: Side, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into likes (liker_profile_id, liked_profile_id, created_at)
    values (${from.profileId}, ${to.profileId}, ${now.toISOString()}) on conflict do nothing`);
}
