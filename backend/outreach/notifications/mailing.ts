import type { NotificationKind } from '#lib/contract/outreach/notification-kinds.ts';

export type Mailing = {
  id: number;
  kind: NotificationKind;
  /** The step of a reminder, or the newsletter. */
  subject: string;
  /** Conversations or profiles of its events. */
  subjects: string[];
};
