import { formatServerText, serverTexts } from '#lib/i18n/server-texts.ts';
import type { Interest } from '#lib/contract/vocabulary.ts';
import { getTopicWords } from './topics/get-topic-words.ts';
import { type Topic, topics } from './topics.ts';

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
