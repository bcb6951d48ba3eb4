/** What a message may be about, what asks for the most honest answer first. */
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

/** Beginnings of words, or of several in a row; whole ones end in a space. In small letters, without punctuation. */
export type TopicWords = Record<Topic, readonly string[]>;
