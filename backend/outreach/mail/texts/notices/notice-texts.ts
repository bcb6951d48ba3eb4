import type { NotificationKind } from '#lib/contract/outreach/notification-kinds.ts';

/** Real members and fictional profiles, always apart. */
type Apart = { real: string; fictional: string };

/** About one conversation (`{name}`), or several (`{count}`). */
type ChatWords = { one: string; many: string; text: string; button: string };

type Reminder = { subject: string; paragraphs: string[]; button: string; notes: string[] };

/** What the mails of notifications say in one language; `{brand}`, `{name}` and the like are filled in. */
export type NoticeTexts = {
  /** Below each: the choice that sends it, `{setting}`. */
  why: string;
  /** The choices as the screen calls them. */
  kinds: Record<NotificationKind, string>;
  /** Those whom a list does not name, `{count}`. */
  more: Apart;
  new_conversations: ChatWords;
  new_messages: ChatWords;
  /** Somebody likes the member, or it is mutual (`{name}`); several (`{count}`). */
  like: {
    one: string;
    match: string;
    many: string;
    text: string;
    mutual: string;
    button: string;
    all: string;
  };
  unread: { subject: string; text: string; button: string; facts: Apart };
  weekly: { subject: string; text: string; button: string; newcomers: Apart; likes: Apart; unread: Apart };
  activation: Reminder;
  photo: Reminder;
};
