import type { NotificationKind } from '#lib/contract/outreach/notification-kinds.ts';

/** A mail that was ordered: its kind, and what it is about. */
export type Mailing = {
  id: number;
  kind: NotificationKind;
  /** Step of a reminder, or the newsletter. */
  subject: string;
  /** Conversations or profiles of its events. */
  subjects: string[];
};
