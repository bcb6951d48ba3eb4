import { sql, type SQL } from 'drizzle-orm';
import type { User } from '#lib/contract/identity/accounts.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { int8, int8s, orNull, text, texts, timestamptz, statement } from '../../platform/db/statement.ts';

/** What other domains change of an account, as a part of their transaction. */

export type StopReason = User['notifications_disabled'][number];

/** Part of the statement that books them. */
export const addCredits = (userId: number, delta: number): SQL => sql`
  update users set credits = credits + ${delta}::int where id = ${userId} returning credits`;

const updatePaidUser = statement({
  params: { userId: int8 },
  text: `update users set paid_user = true where id = :userId and not paid_user`,
});

export async function startPremium(tx: Tx, userId: number): Promise<void> {
  await updatePaidUser(tx, { userId });
}

/** Returns whether it has ended: `isPaid` is a condition on `users` under which it goes on. */
export async function stopPremium(tx: Tx, userId: number, isPaid: SQL): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update users set paid_user = false where id = ${userId} and paid_user and not ${isPaid}`);
  return Boolean(rowCount);
}

/** Part of the statement that starts a conversation, with the parameter `:userId`. */
export const countStartedConversation = `
  update users set started_conversations = started_conversations + 1
  where id = :userId and exists (select 1 from started)`;

const updateConsentsAnswered = statement({
  params: { now: timestamptz, userId: int8 },
  text: `update users set consents_answered_at = :now where id = :userId`,
});

export async function recordConsentsAnswered(tx: Tx, userId: number, now: Date): Promise<void> {
  await updateConsentsAnswered(tx, { now, userId });
}

const updateTimeZone = statement({
  params: { zone: orNull(text), userId: int8 },
  text: `update users set time_zone = coalesce(:zone::text, time_zone) where id = :userId`,
});

/** Locks the account, also without a zone, which leaves its zone as it is. */
export async function setTimeZone(tx: Tx, userId: number, zone: string | null): Promise<void> {
  await updateTimeZone(tx, { zone, userId });
}

const addStop = statement({
  params: { reason: text, userIds: int8s },
  text: `
    update users set notifications_disabled = array_append(notifications_disabled, :reason)
    where id = any(:userIds::bigint[]) and not (:reason = any(notifications_disabled))`,
});

export async function disableNotifications(tx: Tx, userIds: number[], reason: StopReason): Promise<void> {
  await addStop(tx, { reason, userIds });
}

const removeStops = statement({
  params: { reasons: texts, userId: int8 },
  text: `
    update users set notifications_disabled =
      array(select unnest(notifications_disabled) except select unnest(:reasons::text[]))
    where id = :userId and notifications_disabled && :reasons::text[]`,
});

export async function enableNotifications(tx: Tx, userId: number, reasons: StopReason[]): Promise<void> {
  await removeStops(tx, { reasons, userId });
}
