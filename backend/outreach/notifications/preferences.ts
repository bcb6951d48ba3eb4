import { sql, type SQL } from 'drizzle-orm';
import {
  defaultPreferences,
  notificationKinds,
  type MailFrequency,
  type NotificationKind,
} from '#lib/contract/outreach/notification-kinds.ts';
import { getTimeZone } from '../../identity/accounts/member-zone.ts';
import type { QuietHours } from './member-time.ts';

type Preference = { email: MailFrequency; push: boolean };
export type Preferences = Record<NotificationKind, Preference>;

export type Chosen = Partial<Record<NotificationKind, Partial<Preference>>>;

/** Values of `choiceColumns`; all null without stored preferences. */
export type ChoiceRow = {
  preferences: Chosen | null;
  quiet_from: number | null;
  quiet_to: number | null;
  time_zone: string | null;
  country: string;
  region: string | null;
};

export type Choices = { preferences: Preferences; quiet: QuietHours | null; zone: string };

/** Columns of a member's preferences; need `users`, `profiles` and `notification_preferences`. */
export const choiceColumns = sql`notification_preferences.preferences, notification_preferences.quiet_from,
  notification_preferences.quiet_to, users.time_zone, profiles.country, profiles.region`;

export const joinChoices = sql`left join notification_preferences on notification_preferences.user_id = users.id`;

/** A member's effective preferences: defaults for unset ones, the country's zone if the browser sent none. */
export function resolveChoices(row: ChoiceRow): Choices {
  const { quiet_from: from, quiet_to: to } = row;
  const preferences = Object.fromEntries(
    notificationKinds.map((kind) => [kind, { ...defaultPreferences[kind], ...row.preferences?.[kind] }]),
  ) as Preferences;
  return {
    preferences,
    quiet: typeof from === 'number' && typeof to === 'number' && from !== to ? { from, to } : null,
    zone: getTimeZone({ zone: row.time_zone, country: row.country, region: row.region }),
  };
}

/** True if mails of a kind are wanted, with or without a row of preferences. */
export function wantsMail(kind: SQL, standard: SQL): SQL {
  return sql`coalesce(notification_preferences.preferences -> ${kind} ->> 'email', ${standard}) <> 'never'`;
}
