/** Section 3, notification preferences: what a member may be told of, in the order in which the screen asks. */
export const notificationKinds = [
  'new_conversations',
  'new_messages',
  'like',
  'unread_message_reminders',
  'weekly_updates',
  'reminders',
  'news',
  'promotions',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** How often mails of a kind come. */
export const mailFrequencies = ['at_once', 'daily', 'never'] as const;
export type MailFrequency = (typeof mailFrequencies)[number];

/** Kinds that are about a single event: they can come at once, and as a push message. The others have their own rhythm. */
export const eventKinds = [
  'new_conversations',
  'new_messages',
  'like',
] as const satisfies readonly NotificationKind[];

type Preference = { email: MailFrequency; push: boolean };

/**
 * What stands until the member chooses. Advertising needs a yes of its own, so it is off; a kind without events of its
 * own is `at_once` when it is on.
 */
export const defaultPreferences: Record<NotificationKind, Preference> = {
  new_conversations: { email: 'at_once', push: true },
  new_messages: { email: 'never', push: true },
  like: { email: 'daily', push: true },
  unread_message_reminders: { email: 'at_once', push: false },
  weekly_updates: { email: 'never', push: false },
  reminders: { email: 'at_once', push: false },
  news: { email: 'never', push: false },
  promotions: { email: 'never', push: false },
};
