import type { z } from 'zod';
import type { FieldError } from '#lib/contract/errors.ts';
import { notificationKinds } from '#lib/contract/outreach/notification-kinds.ts';
import type { changeNotifications as changeNotificationsCall } from '#lib/contract/outreach/notifications.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { invalidInput } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { setTimeZone } from '../../identity/accounts/update-account.ts';
import { logConsent } from '../../identity/privacy/log-consent.ts';
import { isEvent } from './decide.ts';
import type { Chosen } from './preferences.ts';
import { scheduleWeeklyDigest } from './schedule-weekly-digest.ts';
import { timeZoneNamed } from '../../platform/geo/time-zone.ts';
import { notificationPreferences } from '../../platform/db/schema/notifications.ts';
import { bool, int4, int8, jsonb, orNull, timestamptz, statement } from '../../platform/db/statement.ts';

type Changes = z.output<typeof changeNotificationsCall.body>;

const insertNotificationPreferences = statement({
  params: {
    userId: int8,
    preferences: jsonb<object>(),
    quietFrom: orNull(int4),
    quietTo: orNull(int4),
    now: timestamptz,
    changesQuiet: bool,
  },
  text: `
    insert into notification_preferences as mine (user_id, preferences, quiet_from, quiet_to, changed_at)
    values (:userId, :preferences::jsonb, :quietFrom,
      :quietTo, :now)
    on conflict (user_id) do update set preferences = excluded.preferences, changed_at = excluded.changed_at,
      quiet_from = case when :changesQuiet::boolean then excluded.quiet_from else mine.quiet_from end,
      quiet_to = case when :changesQuiet::boolean then excluded.quiet_to else mine.quiet_to end`,
});

const updatePendingNotifications = statement({
  params: { now: timestamptz, userId: int8 },
  text: `
    update pending_notifications set due_at = least(due_at, :now::timestamptz)
    where user_id = :userId and kind <> 'weekly_updates'`,
});

/**
 * Updates the given preferences; pending mails are decided again.
 * @throws CallError invalid_input with its fields: an unknown time zone, empty quiet hours, or an option that a kind
 * without events does not have
 */
export async function changeNotifications(
  tx: Tx,
  { userId }: Pick<Actor, 'userId'>,
  changes: Changes,
  now: Date,
): Promise<void> {
  requireSensible(changes);
  const { quiet_hours: quiet, time_zone: zone } = changes;
  await setTimeZone(tx, userId, zone ? timeZoneNamed(zone) : null);
  const preferences = await mergePreferences(tx, userId, changes.preferences ?? {});
  // Advertising needs its own consent.
  for (const kind of ['news', 'promotions'] as const) {
    const email = changes.preferences?.[kind]?.email;
    if (email) await logConsent(tx, { userId, kind, granted: email !== 'never' }, now);
  }
  await insertNotificationPreferences(tx, {
    userId,
    preferences,
    quietFrom: quiet ? toMinutes(quiet.from) : null,
    quietTo: quiet ? toMinutes(quiet.to) : null,
    now,
    changesQuiet: quiet !== undefined,
  });
  await updatePendingNotifications(tx, { now, userId });
  await scheduleWeeklyDigest(tx, userId, now);
}

function requireSensible({ preferences = {}, quiet_hours: quiet, time_zone: zone }: Changes): void {
  const faults: Record<string, FieldError> = {};
  for (const kind of notificationKinds) {
    // These have a fixed schedule and no push messages.
    if (isEvent(kind)) continue;
    if (preferences[kind]?.email === 'daily') faults[`preferences.${kind}.email`] = 'unknown_value';
    if (preferences[kind]?.push) faults[`preferences.${kind}.push`] = 'unknown_value';
  }
  if (quiet && quiet.from === quiet.to) faults['quiet_hours.to'] = 'invalid';
  if (zone !== undefined && !timeZoneNamed(zone)) faults.time_zone = 'unknown_value';
  if (Object.keys(faults).length) throw invalidInput(faults);
}

const selectNotificationPreferences = statement({
  params: { userId: int8 },
  row: { preferences: notificationPreferences.preferences },
  text: `select preferences from notification_preferences where user_id = :userId for update`,
});

/** The stored preferences with the changes applied. The previous statement has locked the account. */
async function mergePreferences(
  tx: Tx,
  userId: number,
  changes: NonNullable<Changes['preferences']>,
): Promise<Chosen> {
  const { rows } = await selectNotificationPreferences(tx, { userId });
  const merged = { ...rows[0]?.preferences };
  for (const kind of notificationKinds) {
    const { email, push } = changes[kind] ?? {};
    if (email === undefined && push === undefined) continue;
    merged[kind] = {
      ...merged[kind],
      ...(email === undefined ? {} : { email }),
      ...(push === undefined ? {} : { push }),
    };
  }
  return merged;
}

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
