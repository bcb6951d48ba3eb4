import { formatServerText } from '#lib/i18n/server-texts.ts';
import { listNewcomers } from '../../notifications/list-newcomers.ts';
import type { Composing, Content } from './composing.ts';
import { countApart, personLine } from './people.ts';
import { numberFormat } from '#lib/contract/formats.ts';

/** Maximum number of newcomers named. */
const maxShown = 4;

/** The week in current figures, real members and fictional profiles separately; null if all are 0. */
export async function composeWeeklyDigest(composing: Composing): Promise<Content | null> {
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
