import type { NotificationKind } from '#lib/contract/outreach/notification-kinds.ts';
import type { Brand } from '../../brands/brand.ts';
import type { EmailLayoutProps } from './templates/email-layout.tsx';

/** A mail ready to send; its layout follows from brand and language. */
export type Mail = Pick<
  EmailLayoutProps,
  'subject' | 'paragraphs' | 'people' | 'button' | 'facts' | 'links' | 'notes'
> & {
  to: string;
  brand: Brand;
  locale: string;
  /** Recipient and subject of a notification with unsubscribe link. Absent: a mail that was requested or is due. */
  notification?: { userId: number; kind: NotificationKind };
  /** One sentence on the preference that sends it. */
  why?: string;
  /** Stable across retries, so that mail programs show it once. */
  messageId?: string;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
};
