import { formatServerText } from '#lib/i18n/server-texts.ts';
import type { UnreadChat } from '../../notifications/list-news.ts';
import type { Composing, Content } from './composing.ts';
import { countApart, labelledName, maxNamed, personLine } from './people.ts';
import { numberFormat } from '#lib/contract/formats.ts';

const chatPath = ({ conversation }: UnreadChat) => `/chats/${conversation}`;

/** Says who has written, but not what: others may read the mail. */
export function composeChats(composing: Composing): Content | null {
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
export function composeUnread(composing: Composing): Content | null {
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
export function describeMore(
  { text, locale }: Pick<Composing, 'text' | 'locale'>,
  rows: readonly { fictional: boolean }[],
): string[] {
  const { real, fictional } = countApart(rows.slice(maxNamed));
  return [
    ...(real ? [formatServerText(locale, text.more.real, { count: real })] : []),
    ...(fictional ? [formatServerText(locale, text.more.fictional, { count: fictional })] : []),
  ];
}
