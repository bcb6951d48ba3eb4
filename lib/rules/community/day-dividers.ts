import { dateFormat } from '../../contract/formats.ts';

export type DayGroup<M> = { day: string; messages: M[] };

/** A time's calendar day as YYYY-MM-DD, in the given or the reader's time zone. */
function toDay(moment: string | Date, timeZone?: string): string {
  const parts = dateFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(new Date(moment));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

const knownDays = new WeakMap<object, string>();

/** Cached, because a long history is regrouped on every new message. */
function getDay(message: { created_at: string }, timeZone?: string): string {
  if (timeZone) return toDay(message.created_at, timeZone);
  let day = knownDays.get(message);
  if (day === undefined) knownDays.set(message, (day = toDay(message.created_at)));
  return day;
}

/** Groups messages (oldest first) by day, each with a divider. */
export function groupByDay<M extends { created_at: string }>(messages: readonly M[], timeZone?: string) {
  const groups: DayGroup<M>[] = [];
  for (const message of messages) {
    const day = getDay(message, timeZone);
    const last = groups.at(-1);
    if (last?.day === day) last.messages.push(message);
    else groups.push({ day, messages: [message] });
  }
  return groups;
}

export type DayName = 'today' | 'yesterday' | 'week' | 'year' | 'older';

/** How far back a day is: the divider shows "today", "yesterday", a weekday or a date, with the year if it differs. */
export function getDayName(day: string, now: Date, timeZone?: string): DayName {
  const today = toDay(now, timeZone);
  const days = Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days < 7) return 'week';
  return day.slice(0, 4) === today.slice(0, 4) ? 'year' : 'older';
}

const dateStyles: Record<'week' | 'year' | 'older', Intl.DateTimeFormatOptions> = {
  week: { weekday: 'long' },
  year: { weekday: 'short', day: 'numeric', month: 'long' },
  older: { day: 'numeric', month: 'long', year: 'numeric' },
};

/** The text of a divider; `words` has those that Intl lacks. */
export function dayLabel(
  day: string,
  now: Date,
  locale: string,
  words: { today: string; yesterday: string },
  timeZone?: string,
): string {
  const name = getDayName(day, now, timeZone);
  if (name === 'today' || name === 'yesterday') return words[name];
  // A calendar date: noon UTC prevents a shift to an adjacent day.
  return dateFormat(locale, { ...dateStyles[name], timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));
}

/** Time of the last message in the list of conversations: a time today, else "yesterday", a weekday or a short date. */
export function listTime(
  moment: string,
  now: Date,
  locale: string,
  words: { yesterday: string },
  timeZone?: string,
): string {
  const name = getDayName(toDay(moment, timeZone), now, timeZone);
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { ...options, timeZone }).format(new Date(moment));
  if (name === 'today') return format({ timeStyle: 'short' });
  if (name === 'yesterday') return words.yesterday;
  if (name === 'week') return format({ weekday: 'short' });
  if (name === 'year') return format({ day: 'numeric', month: 'short' });
  return format({ day: '2-digit', month: '2-digit', year: '2-digit' });
}
