import type { NotificationKind } from '#lib/contract/outreach/notification-kinds.ts';
import type { Brand } from '../../brands/brand.ts';
import { brandUrl } from './brand-url.ts';
import type { EmailLayoutProps } from './templates/email-layout.tsx';
import { formatServerText } from '#lib/i18n/server-texts.ts';

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

type EmailTexts = {
  subject: string;
  paragraphs: readonly string[];
  notes: readonly string[];
  button?: string;
};

/** A mail from texts of the catalogue, with a button that leads to the path. */
export function writeMail(
  env: Parameters<typeof brandUrl>[0],
  { to, brand, locale }: Pick<Mail, 'to' | 'brand' | 'locale'>,
  { button, ...texts }: EmailTexts,
  values: Record<string, string | number> = {},
  path?: string,
): Mail {
  if (path !== undefined && button === undefined) throw new Error('A mail with a link needs a button');
  return {
    to,
    brand,
    locale,
    ...interpolateEmailTexts(locale, texts, { brand: brand.name, ...values }),
    ...(path !== undefined && button !== undefined
      ? { button: { label: button, href: brandUrl(env, brand, locale, path) } }
      : {}),
  };
}

export function interpolateEmailTexts(
  locale: string,
  { subject, paragraphs, notes }: EmailTexts,
  values: Record<string, string | number>,
) {
  const interpolate = (text: string) => formatServerText(locale, text, values);
  return {
    subject: interpolate(subject),
    paragraphs: paragraphs.map(interpolate),
    notes: notes.map(interpolate),
  };
}
