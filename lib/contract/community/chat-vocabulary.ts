/** The closed word lists and limits of conversations, separate from those of profiles, which chats do not load. */

/** How long senders can edit or delete a message that the other has not read: 5 minutes in milliseconds. */
export const editWindowMs = 5 * 60 * 1000;

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
