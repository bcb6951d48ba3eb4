/** The closed word lists of a conversation, apart from those of a profile, which it does not load. */

/** What a member may send as a gift; each has a drawing of its own. */
export const gifts = [
  'rose',
  'bouquet',
  'heart',
  'chocolates',
  'coffee',
  'cake',
  'champagne',
  'teddy',
  'star',
  'kiss',
] as const;
export type Gift = (typeof gifts)[number];

/** What a member may answer a message with, one of them each. */
export const reactions = ['❤️', '😂', '😮', '😢', '👍', '🔥'] as const;
export type Reaction = (typeof reactions)[number];

/** What the reader of a message is warned of. */
export const messageWarnings = ['contact_data', 'money'] as const;
export type MessageWarning = (typeof messageWarnings)[number];
