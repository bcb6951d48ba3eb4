import type { z } from 'zod';
import { showAddress } from '../../platform/texts/show-address.ts';
import type { userSchema } from '#lib/contract/identity/user.ts';
import { freeConversations } from '../../community/chat/send-context.ts';
import { termsVersion } from '../../growth/info-pages/terms-version.ts';
import { presentImage, presentOwnProfile, type ProfileRow } from '../../community/members/present.ts';
import { getTimeZone } from './member-zone.ts';

export type UserRow = ProfileRow & {
  user_id: number;
  email: string;
  account_status: 'not_confirmed' | 'active';
  credits: number;
  notifications_disabled: string[];
  language: string;
  time_zone: string | null;
  paid_user: boolean;
  signup_date: Date | string;
  started_conversations: number;
  push_subscribed: boolean;
  read_receipts: boolean;
  terms_version: Date | string | null;
  company_added: Date | string;
};

type UserInput = z.input<typeof userSchema>;

export function presentUser(row: UserRow, locale: string, now: Date): UserInput {
  return {
    id: row.user_id,
    email: showAddress(row.email),
    status: row.account_status,
    credits: row.credits,
    notifications_disabled: row.notifications_disabled as UserInput['notifications_disabled'],
    language: row.language as UserInput['language'],
    time_zone: getTimeZone({ zone: row.time_zone, country: row.country, region: row.region }),
    paid_user: row.paid_user,
    signup_date: new Date(row.signup_date).toISOString(),
    profile: presentOwnProfile(row, locale, now),
    main_image: presentImage(row),
    push_subscribed: row.push_subscribed,
    read_receipts: row.read_receipts,
    terms_outdated: new Date(row.terms_version ?? 0) < termsVersion(new Date(row.company_added)),
    conversations_left: row.paid_user ? null : Math.max(0, freeConversations - row.started_conversations),
  };
}
