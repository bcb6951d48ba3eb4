import { eventKinds, type NotificationKind } from '#lib/contract/outreach/notification-kinds.ts';
import {
  digestHour,
  getQuietHoursEnd,
  hourTomorrow,
  isQuiet,
  morningHour,
  nextHour,
  nextWeekly,
} from './member-time.ts';
import { mailDelayMs } from './record-event.ts';
import type { Choices } from './preferences.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * A member seen within this time may still be online: activity is recorded every 15 minutes, by a poll that may be 5
 * minutes late.
 */
const awayAfterMs = 21 * minute;
/** A message unread for this long triggers a reminder. */
const unreadReminderMs = 4 * hour;
/** Maximum reminders without a new message or visit in between. */
const maxReminders = 3;
/** Mails of a kind in one of the member's days; the rest waits for the next. */
const maxDailyMails = 8;

/** The member's state at a moment, as the rules need it. */
export type MemberState = Choices & {
  lastActiveAt: Date;
  confirmed: boolean;
  /** The account can be confirmed by this address. */
  confirmable: boolean;
  /** No mails are sent: locked, about to be erased, or switched off. */
  stopped: boolean;
  hasPhoto: boolean;
  unread: { oldest: Date; newest: Date } | null;
  /** Mails of a kind on the member's day, and the times of the last ones. */
  sent: (kind: NotificationKind) => { today: number; moments: Date[] };
  /** Whether subjects are still news: unread, not blocked, account not gone. */
  isNews: (kind: NotificationKind, subject: string) => boolean;
};

export type PendingNotification = {
  id: number;
  kind: NotificationKind;
  subject: string;
  createdAt: Date;
  dueAt: Date;
};

export type Decision = { do: 'send' } | { do: 'wait'; until: Date } | { do: 'drop' };

const send: Decision = { do: 'send' };
const drop: Decision = { do: 'drop' };
const wait = (until: Date): Decision => ({ do: 'wait', until });

/** Decides on a due notification: send now, later or never. */
export function decide(notification: PendingNotification, member: MemberState, now: Date): Decision {
  const decision = decideKind(notification, member, now);
  if (decision.do !== 'send') return decision;
  // Anything due now is delayed by quiet hours until morning, and decided again then.
  return member.quiet && isQuiet(member.quiet, member.zone, now)
    ? wait(getQuietHoursEnd(member.quiet, member.zone, now))
    : send;
}

function decideKind(notification: PendingNotification, member: MemberState, now: Date): Decision {
  const { kind } = notification;
  if (member.preferences[kind].email === 'never') return drop;
  if (kind === 'weekly_updates') return decideWeekly(member, now);
  if (member.stopped) return drop;
  if (kind === 'reminders') return decideReminder(notification, member, now);
  if (!member.confirmed) return drop;
  if (kind === 'unread_message_reminders') return decideUnread(notification, member, now);
  if (kind === 'news' || kind === 'promotions')
    return member.sent(kind).today ? wait(nextHour(member.zone, now, digestHour)) : send;
  return decideEvent(notification, member, now);
}

function decideEvent(notification: PendingNotification, member: MemberState, now: Date): Decision {
  const { kind, subject, createdAt } = notification;
  const { zone, lastActiveAt } = member;
  if (!member.isNews(kind, subject)) return drop;
  const { today, moments } = member.sent(kind);
  if (member.preferences[kind].email === 'daily') {
    const slot = nextHour(
      zone,
      latest([new Date(createdAt.getTime() + mailDelayMs), ...moments]),
      digestHour,
    );
    if (now < slot) return wait(slot);
    return today ? wait(nextHour(zone, now, digestHour)) : send;
  }
  if (isSeen(kind, createdAt, member)) return drop;
  const gone = new Date(lastActiveAt.getTime() + awayAfterMs);
  if (now < gone) return wait(gone);
  return today >= maxDailyMails ? wait(hourTomorrow(zone, now, morningHour)) : send;
}

/** A member who visited since has seen it on the page; a daily mail still tells of it. */
export function isSeen(
  kind: NotificationKind,
  since: Date,
  { preferences, lastActiveAt }: Pick<MemberState, 'preferences' | 'lastActiveAt'>,
): boolean {
  return isEvent(kind) && preferences[kind].email === 'at_once' && lastActiveAt > since;
}

/** At most one a day, at the time of the daily mail, and not on a day when the messages were already mailed. */
function decideUnread({ createdAt }: PendingNotification, member: MemberState, now: Date): Decision {
  const { unread, zone, lastActiveAt, sent } = member;
  if (!unread) return drop;
  const reminders = sent('unread_message_reminders');
  const sentMoments = [...sent('new_messages').moments, ...sent('new_conversations').moments];
  const reason = latest([
    new Date(unread.oldest.getTime() + unreadReminderMs),
    createdAt,
    ...reminders.moments,
  ]);
  const slot = nextHour(
    zone,
    latest([reason, ...sentMoments.map((moment) => hourTomorrow(zone, moment, morningHour))]),
    digestHour,
  );
  if (now < slot) return wait(slot);
  const since = latest([lastActiveAt, unread.newest]);
  if (reminders.moments.filter((moment) => moment > since).length >= maxReminders) return drop;
  return reminders.today ? wait(nextHour(zone, now, digestHour)) : send;
}

function latest(moments: readonly Date[]): Date {
  return new Date(Math.max(...moments.map((moment) => moment.getTime())));
}

/** Recurring, so it is never dropped while the member wants it. */
function decideWeekly({ zone, stopped, confirmed, sent }: MemberState, now: Date): Decision {
  const isEarly = sent('weekly_updates').moments.some((each) => now.getTime() - each.getTime() < 5 * day);
  return stopped || !confirmed || isEarly ? wait(nextWeekly(zone, now)) : send;
}

/** Days after signup of the reminders to confirm the address. */
const activationDays = [1, 7];
const photoDays = 3;

function decideReminder(
  { subject, createdAt }: PendingNotification,
  member: MemberState,
  now: Date,
): Decision {
  const after = (days: number) => new Date(createdAt.getTime() + days * day);
  if (subject === 'photo') {
    if (member.hasPhoto) return drop;
    if (now < after(photoDays)) return wait(after(photoDays));
    return member.confirmed ? send : wait(new Date(now.getTime() + day));
  }
  if (member.confirmed || !member.confirmable) return drop;
  const reminded = member.sent('reminders').moments.length;
  const due = activationDays[reminded];
  if (due === undefined) return drop;
  return now < after(due) ? wait(after(due)) : send;
}

/** The next turn of a recurring notification; null if it ends with its mail. */
export function nextTurn(
  { kind, subject, createdAt }: PendingNotification,
  member: MemberState,
  now: Date,
): Date | null {
  if (kind === 'unread_message_reminders') return nextHour(member.zone, now, digestHour);
  if (kind === 'weekly_updates') return nextWeekly(member.zone, now);
  if (kind !== 'reminders' || subject === 'photo') return null;
  const last = activationDays.at(-1) ?? 0;
  const next = new Date(createdAt.getTime() + last * day);
  return next > now ? next : null;
}

/** Whether a kind groups events in one mail. */
export function isEvent(kind: NotificationKind): boolean {
  return eventKinds.some((each) => each === kind);
}
