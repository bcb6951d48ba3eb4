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
export type HeardWords = Record<Topic, readonly string[]>;

/**
 * What a fictional profile answers with. The interface says before each of these texts that it is automatic; none of them
 * claims a feeling or a plan to meet, or to have understood what was not heard. `{city}`, `{age}` and `{interests}` stand
 * alone, so that no language has to bend them.
 */
export type AutomaticTexts = Record<Topic | 'unheard', string>;
