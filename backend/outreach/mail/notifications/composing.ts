import type { ServerTexts } from '#lib/i18n/server-texts.ts';
import type { Brand } from '#backend/brands/brand.ts';
import type { Db } from '#backend/platform/db/connect.ts';
import type { sentNotificationMails } from '#backend/platform/db/schema/notifications.ts';
import type { Recipient } from '../../notifications/load-recipient.ts';
import type { Mail } from '../mail.ts';

export type NotificationMail = Pick<typeof sentNotificationMails.$inferSelect, 'id' | 'kind' | 'subjects'>;

export type Composing = {
  db: Db;
  notification: NotificationMail;
  member: Recipient;
  brand: Brand;
  locale: string;
  text: ServerTexts['mail']['notifications'];
  now: Date;
  /** The full URL of a page. */
  url: (path: string) => string;
};

/** The content; the layout follows from member and kind. */
export type Content = Pick<
  Mail,
  'subject' | 'paragraphs' | 'people' | 'facts' | 'button' | 'links' | 'notes'
>;
