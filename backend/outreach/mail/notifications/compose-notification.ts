import { formatServerText, serverTexts } from '#lib/i18n/server-texts.ts';
import { requireBrand } from '#backend/brands/brand.ts';
import { addActivationToken } from '#backend/identity/accounts/enqueue-activation-mail.ts';
import { inTransaction } from '#backend/platform/db/connect.ts';
import type { Services } from '#backend/platform/http/call.ts';
import { findNewsletter } from '../../notifications/newsletters/find-newsletter.ts';
import type { Recipient } from '../../notifications/load-recipient.ts';
import { brandUrl } from '../brand-url.ts';
import type { Mail } from '../mail.ts';
import { interpolateEmailTexts } from '../interpolate-email-texts.ts';
import { composeChats, composeUnread, describeMore } from './compose-chats.ts';
import { composeWeeklyDigest } from './compose-weekly-digest.ts';
import type { Composing, Content, NotificationMail } from './composing.ts';
import { labelledName, maxNamed, personLine } from './people.ts';

/** The mail of a notification from current data; null if none of it is news any more. */
export async function composeNotification(
  { db, env, now }: Pick<Services, 'db' | 'env' | 'now'>,
  notification: NotificationMail,
  member: Recipient,
): Promise<Mail | null> {
  const { language: locale, userId } = member;
  const { kind } = notification;
  // Nothing is sent if mails were switched off or the member is gone since it was ordered.
  if (member.stopped || member.preferences[kind].email === 'never') return null;
  if (!member.confirmed && kind !== 'reminders') return null;
  const brand = await requireBrand(db, member.brandId);
  const text = serverTexts(locale, 'mail').notifications;
  const url = (path: string) => brandUrl(env, brand, locale, path);
  const content = await compose({ db, notification, member, brand, locale, text, now: now(), url });
  if (!content) return null;
  const names = { brand: brand.name };
  const { kinds } = serverTexts(locale, 'notifications');
  return {
    ...content,
    to: member.email,
    brand,
    locale,
    notification: { userId, kind },
    why: formatServerText(locale, text.why, {
      ...names,
      setting: formatServerText(locale, kinds[kind].title, names),
    }),
    messageId: `<notice-${notification.id}.${userId}@${brand.primaryHost}>`,
  };
}

function compose(composing: Composing): Content | null | Promise<Content | null> {
  switch (composing.notification.kind) {
    case 'new_conversations':
    case 'new_messages':
      return composeChats(composing);
    case 'like':
      return composeLikes(composing);
    case 'unread_message_reminders':
      return composeUnread(composing);
    case 'weekly_updates':
      return composeWeeklyDigest(composing);
    case 'reminders':
      return composeReminder(composing);
    case 'news':
    case 'promotions':
      return composeNewsletter(composing);
  }
}

/** The operator's text in the member's language; null without one. */
async function composeNewsletter({ db, notification, locale, url }: Composing): Promise<Content | null> {
  const text = (await findNewsletter(db, Number(notification.subjects[0])))?.[locale];
  if (!text) return null;
  const { subject, paragraphs, button } = text;
  return {
    subject,
    paragraphs,
    ...(button ? { button: { label: button.label, href: url(button.path) } } : {}),
    notes: [],
  };
}

/** Says who likes the member, and which likes are mutual. */
function composeLikes(composing: Composing): Content | null {
  const { notification, member, text, locale, url } = composing;
  const likers = member.likers.filter(({ id }) => notification.subjects.includes(String(id)));
  const [only, ...others] = likers;
  if (!only) return null;
  const words = text.like;
  const path = (id: number) => `/likes/m/${id}`;
  return {
    subject: others.length
      ? formatServerText(locale, words.many, { count: likers.length })
      : formatServerText(locale, only.mutual ? words.match : words.one, {
          name: labelledName(only, composing),
        }),
    paragraphs: [words.text],
    people: likers.slice(0, maxNamed).map((liker) => {
      const person = personLine(liker, path(liker.id), composing);
      return liker.mutual ? { ...person, line: `${person.line} · ${words.mutual}` } : person;
    }),
    button: others.length
      ? { label: words.all, href: url('/likes') }
      : { label: words.button, href: url(path(only.id)) },
    notes: describeMore(composing, likers),
  };
}

/** Reminds of a missing confirmation or photo; null if it is no longer missing. */
async function composeReminder(composing: Composing): Promise<Content | null> {
  const { db, notification, member, brand, locale, text, url, now } = composing;
  const isPhoto = notification.subjects[0] === 'photo';
  const words = isPhoto ? text.photo : text.activation;
  const path = isPhoto ? photoPath() : await activationPath();
  if (path === null) return null;
  return {
    ...interpolateEmailTexts(locale, words, { brand: brand.name }),
    button: { label: words.button, href: url(path) },
  };

  function photoPath(): string | null {
    return member.hasPhoto || !member.confirmed ? null : '/profile';
  }

  async function activationPath(): Promise<string | null> {
    const link = await inTransaction(db, (tx) => addActivationToken(tx, member.userId, now));
    return link && `/activate/done?token=${link.token}`;
  }
}
