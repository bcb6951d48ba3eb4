import { createHash } from 'node:crypto';
import { inTransaction } from '#backend/platform/db/connect.ts';
import type { Services } from '#backend/platform/http/call.ts';
import { users } from '#backend/platform/db/schema/accounts.ts';
import { messages } from '#backend/platform/db/schema/chat.ts';
import { profiles } from '#backend/platform/db/schema/members.ts';
import { int8, uuid, statement } from '#backend/platform/db/statement.ts';
import { ageOn } from '../../members/age-on.ts';
import { insertMessage } from '../insert-message.ts';
import { formatServerText, serverTexts } from '#lib/i18n/server-texts.ts';
import type { Interest } from '#lib/contract/vocabulary.ts';
import { getTopicWords } from './topics/get-topic-words.ts';
import { type Topic, topics } from './topics.ts';

type Task = { conversationId: number; fictionalId: number; memberId: number };

const selectMessage = statement({
  params: { conversationId: int8, memberId: int8, fictionalId: int8 },
  row: {
    user_id: users.id,
    locale: users.language,
    message_id: messages.id,
    body: messages.body,
    city: profiles.city,
    country: profiles.country,
    region: profiles.region,
    date_of_birth: profiles.dateOfBirth,
    interests: profiles.interests,
  },
  text: `
    select users.id as user_id, users.language as locale, messages.id as message_id, messages.body,
        fictional.city, fictional.country, fictional.region, fictional.date_of_birth, fictional.interests
      from profiles join users on users.id = profiles.user_id and users.status = 'active'
        join profiles fictional on fictional.id = :fictionalId
        join messages on messages.conversation_id = :conversationId and messages.sender_profile_id = profiles.id
      where profiles.id = :memberId
        and not exists (select 1 from blocks where blocker_profile_id = :memberId and blocked_profile_id = :fictionalId)
      order by messages.id desc limit 1`,
});

const selectAnswer = statement({
  params: { fictionalId: int8, clientMessageId: uuid },
  text: `select 1 from messages where sender_profile_id = :fictionalId and client_message_id = :clientMessageId`,
});

/** The client id derives from the answered message, so a repeated job adds no second reply. */
export async function sendAutomaticReply(services: Pick<Services, 'db' | 'now'>, task: Task): Promise<void> {
  const { conversationId, fictionalId, memberId } = task;
  await inTransaction(services.db, async (tx) => {
    const { rows } = await selectMessage(tx, { conversationId, memberId, fictionalId });
    const [row] = rows;
    if (!row) return;
    const clientMessageId = answerId(fictionalId, row.message_id);
    const { rowCount: answered } = await selectAnswer(tx, { fictionalId, clientMessageId });
    if (answered) return;
    const now = services.now();
    const { body, locale, city, interests } = row;
    const age = ageOn(row.date_of_birth, now, row);
    await insertMessage(tx, {
      conversation: conversationId,
      from: { profileId: fictionalId, userId: null },
      to: { profileId: memberId, userId: row.user_id },
      clientMessageId,
      body: composeReply(body, { city, age, interests }, locale),
      automatic: true,
      now,
    });
  });
}

function answerId(fictionalId: number, messageId: number): string {
  const hex = createHash('sha256').update(`answer:${fictionalId}:${messageId}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export type ReplyFacts = { city: string; age: number; interests: readonly Interest[] };

/** Maximum number of topics and interests in one reply. */
const [maxTopics, maxInterests] = [2, 3];

/**
 * The UI labels replies as automatic, so no text may claim feelings. Facts are never inflected, to fit every language.
 */
export function composeReply(message: string, facts: ReplyFacts, locale: string): string {
  const says = serverTexts(locale, 'conversations').automatic;
  const words = serverTexts(locale, 'profile').interests;
  const interests = facts.interests.slice(0, maxInterests).map((each) => words[each]);
  const values = { city: facts.city, age: facts.age, interests: interests.join(', ') };
  const about = findTopics(message, locale);
  return (about.length === 0 ? (['unheard'] as const) : about)
    .map((topic) => formatServerText(locale, says[topic], values))
    .join(' ');
}

/** A greeting counts only if the message has no other topic. */
function findTopics(message: string, locale: string): Topic[] {
  const topicWords = getTopicWords(locale);
  const text = plain(message);
  const isAskedAbout = (topic: Topic) =>
    topicWords[topic].some((words) => text.includes(` ${words}`)) ||
    (topic === 'interests' && namesInterest(text, locale));
  const [first, ...further] = topics.filter(isAskedAbout);
  if (first === undefined) return [];
  return [first, ...further.filter((topic) => topic !== 'greeting')].slice(0, maxTopics);
}

const namesInterest = (text: string, locale: string) =>
  Object.values(serverTexts(locale, 'profile').interests).some((name) => text.includes(plain(name)));

const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .normalize()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `;
