/** Topics of a message; those that need the most honest answer come first. */
export const topics = [
  'machine',
  'meeting',
  'place',
  'age',
  'interests',
  'work',
  'photo',
  'seeking',
  'wellbeing',
  'greeting',
] as const;
export type Topic = (typeof topics)[number];

/** Prefixes of words or phrases in lower case without punctuation; a trailing space marks a whole word. */
export type TopicWords = Record<Topic, readonly string[]>;
