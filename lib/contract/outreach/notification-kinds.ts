/** `docs/specification.md` §3, notification preferences, in the screen's order. */
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

/** Frequencies of a kind's mails. */
export const mailFrequencies = ['at_once', 'daily', 'never'] as const;
export type MailFrequency = (typeof mailFrequencies)[number];

/** Kinds for single events, which can be sent at once and by push. The others are periodic. */
export const eventKinds = [
  'new_conversations',
  'new_messages',
  'like',
] as const satisfies readonly NotificationKind[];

type Preference = { email: MailFrequency; push: boolean };

/** Defaults. Advertising requires consent, so it is off; a periodic kind that is on has `at_once`. */
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
