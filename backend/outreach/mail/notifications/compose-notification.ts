import { formatServerText, serverTexts } from '#lib/i18n/server-texts.ts';
import { requireBrand } from '#backend/brands/brand.ts';
import { addActivationToken } from '#backend/identity/accounts/enqueue-activation-mail.ts';
import { inTransaction } from '#backend/platform/db/connect.ts';
import type { Services } from '#backend/platform/http/call.ts';
import { findNewsletter } from '../../notifications/newsletters/find-newsletter.ts';
import type { Recipient } from '../../notifications/load-recipient.ts';
import { brandUrl } from '../brand-url.ts';
import { type Mail, interpolateEmailTexts } from '../mail.ts';
import type { Composing, Content, NotificationMail } from './composing.ts';
import { labelledName, maxNamed, personLine, countApart } from './people.ts';
import type { UnreadChat } from '../../notifications/list-news.ts';
import { numberFormat } from '#lib/contract/formats.ts';
import { listNewcomers } from '../../notifications/list-newcomers.ts';

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

const chatPath = ({ conversation }: UnreadChat) => `/chats/${conversation}`;

/** Says who has written, but not what: others may read the mail. */
function composeChats(composing: Composing): Content | null {
  const { notification, member, text, locale } = composing;
  const chats = member.unreadChats.filter(({ conversation }) =>
    notification.subjects.includes(String(conversation)),
  );
  const words = text[notification.kind === 'new_conversations' ? 'new_conversations' : 'new_messages'];
  const [only, ...others] = chats;
  if (!only) return null;
  const subject = others.length
    ? formatServerText(locale, words.many, { count: chats.length })
    : formatServerText(locale, words.one, { name: labelledName(only, composing) });
  return { subject, ...listChats(composing, chats, words) };
}

/** Reminds of long unread messages: number and senders, real and fictional counted separately. */
function composeUnread(composing: Composing): Content | null {
  const { member, text, locale } = composing;
  const chats = member.unreadChats;
  if (!chats.length) return null;
  const words = text.unread;
  const number = numberFormat(locale);
  const count = (fictional: boolean) =>
    chats.filter((chat) => chat.fictional === fictional).reduce((sum, { unread }) => sum + unread, 0);
  const fact = (name: string, value: number) => (value ? [{ name, value: number.format(value) }] : []);
  return {
    subject: formatServerText(locale, words.subject, { count: count(false) + count(true) }),
    ...listChats(composing, chats, words),
    facts: [...fact(words.facts.real, count(false)), ...fact(words.facts.fictional, count(true))],
  };
}

type Words = { text: string; button: string };

function listChats(
  composing: Composing,
  chats: readonly UnreadChat[],
  { text, button }: Words,
): Pick<Content, 'paragraphs' | 'people' | 'button' | 'notes'> {
  const { url } = composing;
  const [only] = chats;
  const isOne = chats.length === 1 && only;
  return {
    paragraphs: [text],
    people: chats.slice(0, maxNamed).map((chat) => personLine(chat, chatPath(chat), composing)),
    button: { label: button, href: url(isOne ? chatPath(only) : '/chats') },
    notes: describeMore(composing, chats),
  };
}

/** The number of people not named, real and fictional counted separately. */
function describeMore(
  { text, locale }: Pick<Composing, 'text' | 'locale'>,
  rows: readonly { fictional: boolean }[],
): string[] {
  const { real, fictional } = countApart(rows.slice(maxNamed));
  return [
    ...(real ? [formatServerText(locale, text.more.real, { count: real })] : []),
    ...(fictional ? [formatServerText(locale, text.more.fictional, { count: fictional })] : []),
  ];
}

/** Maximum number of newcomers named. */
const maxShown = 4;

/** The week in current figures, real members and fictional profiles separately; null if all are 0. */
async function composeWeeklyDigest(composing: Composing): Promise<Content | null> {
  const { db, member, brand, text, locale, url, now } = composing;
  const words = text.weekly;
  const { newcomers, shown } = await listNewcomers(db, member, maxShown, now);
  const number = numberFormat(locale);
  const pair = (names: { real: string; fictional: string }, counts: { real: number; fictional: number }) =>
    (['real', 'fictional'] as const).flatMap((kind) =>
      counts[kind] ? [{ name: names[kind], value: number.format(counts[kind]) }] : [],
    );
  const facts = [
    ...pair(words.newcomers, countApart(newcomers)),
    ...pair(words.likes, countApart(member.likers)),
    ...pair(words.unread, countApart(member.unreadChats)),
  ];
  if (!facts.length) return null;
  return {
    subject: formatServerText(locale, words.subject, { brand: brand.name }),
    paragraphs: [words.text],
    people: shown.map((row) => personLine(row, `/members/${row.id}`, composing)),
    facts,
    button: { label: words.button, href: url('/members') },
    notes: [],
  };
}
