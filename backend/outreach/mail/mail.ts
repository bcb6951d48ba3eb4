import type { NotificationKind } from '#lib/contract/outreach/notification-kinds.ts';
import type { Brand } from '../../brands/brand.ts';
import type { EmailLayoutProps } from './templates/email-layout.tsx';

/** A mail ready to be written out; the frame around it follows from brand and language. */
export type Mail = Pick<
  EmailLayoutProps,
  'subject' | 'paragraphs' | 'people' | 'button' | 'facts' | 'links' | 'notes'
> & {
  to: string;
  brand: Brand;
  locale: string;
  /** Whom a notification is for and what it is about: it can be unsubscribed from. Absent: a mail that was asked for or is owed. */
  notice?: { userId: number; kind: NotificationKind };
  /** Which choice of the member sends it, in a sentence of its own. */
  why?: string;
  /** The same whenever it is sent again, so that mail programs show it once. */
  messageId?: string;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
};
