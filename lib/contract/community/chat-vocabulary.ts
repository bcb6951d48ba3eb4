/** The closed word lists of conversations, separate from those of profiles, which chats do not load. */

/** Gifts that members can send; each has a drawing. */
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

/** Reactions to a message, one per member. */
export const reactions = ['❤️', '😂', '😮', '😢', '👍', '🔥'] as const;
export type Reaction = (typeof reactions)[number];

/** Warnings to the reader of a message. */
export const messageWarnings = ['contact_data', 'money'] as const;
export type MessageWarning = (typeof messageWarnings)[number];
