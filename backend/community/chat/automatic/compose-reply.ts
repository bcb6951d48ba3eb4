import { say, serverTexts } from '#lib/i18n/server-texts.ts';
import type { Interest } from '#lib/contract/vocabulary.ts';
import { getTopicWords } from './heard/heard-of.ts';
import { type Topic, topics } from './topics.ts';

/** What the fictional profile shows of itself. */
export type ReplyFacts = { city: string; age: number; interests: readonly Interest[] };

/** Topics that one answer takes up, and interests that it names. */
const [mostTopics, mostInterests] = [2, 3];

/**
 * An answer to what was heard in a message, from the facts of the profile; it says that nothing was, where nothing was. The
 * interface says before each that it is automatic; none of them claims a feeling, a plan to meet, or to have understood what was
 * not heard. Places, ages and interests stand alone in them, so that no language has to bend them.
 */
export function composeReply(message: string, facts: ReplyFacts, locale: string): string {
  const says = serverTexts(locale, 'conversations').automatic;
  const words = serverTexts(locale, 'profile').interests;
  const interests = facts.interests.slice(0, mostInterests).map((each) => words[each]);
  const values = { city: facts.city, age: facts.age, interests: interests.join(', ') };
  const about = topicsOf(message, locale);
  return (about.length === 0 ? (['unheard'] as const) : about)
    .map((topic) => say(locale, says[topic], values))
    .join(' ');
}

/** A greeting is answered where nothing else was said. */
function topicsOf(message: string, locale: string): Topic[] {
  const topicWords = getTopicWords(locale);
  const text = plain(message);
  const isHeard = (topic: Topic) =>
    topicWords[topic].some((words) => text.includes(` ${words}`)) ||
    (topic === 'interests' && namesInterest(text, locale));
  const [first, ...further] = topics.filter(isHeard);
  if (first === undefined) return [];
  return [first, ...further.filter((topic) => topic !== 'greeting')].slice(0, mostTopics);
}

const namesInterest = (text: string, locale: string) =>
  Object.values(serverTexts(locale, 'profile').interests).some((name) => text.includes(plain(name)));

/** Its words in small letters between single spaces, one before and one after it. */
const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .normalize()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `;
