import { requireBrand } from '#backend/brands/brand.ts';
import type { Services } from '#backend/platform/http/call.ts';
import type { Mailing } from '../../notifications/mailing.ts';
import type { Recipient } from '../../notifications/read-situation.ts';
import { brandUrl } from '../brand-url.ts';
import { fillIn } from '../fill-in.ts';
import type { Mail } from '../mail.ts';
import { noticeTexts } from '../texts/notices/notice-texts-of.ts';
import { mailTexts } from '../texts/texts-of.ts';
import { composeChats, composeUnread } from './compose-chats.ts';
import { composeLikes } from './compose-likes.ts';
import { composeNewsletter } from './compose-newsletter.ts';
import { composeReminder } from './compose-reminder.ts';
import { composeWeek } from './compose-week.ts';
import type { Composing, Content } from './composing.ts';

/** The mail of a notification as things stand now; null where nothing of it is news any more. */
export async function composeNotice(
  { db, env, now }: Pick<Services, 'db' | 'env' | 'now'>,
  mailing: Mailing,
  member: Recipient,
): Promise<Mail | null> {
  const { language: locale, userId } = member;
  const { kind } = mailing;
  // What was switched off since it was ordered, and who has gone since, gets nothing.
  if (member.stopped || member.preferences[kind].email === 'never') return null;
  if (!member.confirmed && kind !== 'reminders') return null;
  const brand = await requireBrand(db, member.brandId);
  const text = noticeTexts(locale);
  const url = (path: string) => brandUrl(env, brand, locale, path);
  const content = await compose({ db, mailing, member, brand, locale, text, now: now(), url });
  if (!content) return null;
  const { button, ...letter } = content;
  const names = { brand: brand.name };
  return {
    ...letter,
    to: member.email,
    brand,
    locale,
    ...(button ? { button: { ...button, hint: mailTexts(locale).linkHint } } : {}),
    notice: { userId, kind },
    why: fillIn(text.why, { ...names, setting: fillIn(text.kinds[kind], names) }),
    messageId: `<notice-${mailing.id}.${userId}@${brand.primaryHost}>`,
  };
}

function compose(composing: Composing): Content | null | Promise<Content | null> {
  switch (composing.mailing.kind) {
    case 'new_conversations':
    case 'new_messages':
      return composeChats(composing);
    case 'like':
      return composeLikes(composing);
    case 'unread_message_reminders':
      return composeUnread(composing);
    case 'weekly_updates':
      return composeWeek(composing);
    case 'reminders':
      return composeReminder(composing);
    case 'news':
    case 'promotions':
      return composeNewsletter(composing);
  }
}
