import { defaultPreferences, type NotificationKind } from '#lib/contract/outreach/notification-kinds.ts';
import type { Unsubscription } from '#lib/contract/outreach/unsubscribe.ts';
import { inTransaction, type Queries, type Tx } from '../../platform/db/connect.ts';
import type { Services } from '../../platform/http/call.ts';
import { CallError, authenticationRequired } from '../../platform/http/errors.ts';
import { changeNotifications } from '../notifications/change-notifications.ts';
import { announce } from '../../platform/realtime/hub.ts';
import { liftStops, stopMails } from './stop-reasons.ts';
import {
  makeUndoToken,
  parseUnsubscribeToken,
  parseUndoToken,
  type UnsubscribeLink,
  type Undo,
} from './unsubscribe-token.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { int8, orNull, text, statement, bytea } from '../../platform/db/statement.ts';
import { fingerprint } from '../../commerce/direct-debit/fingerprint.ts';
import type { BackendEnv } from '../../env.ts';
import type { Actor } from '../../platform/http/session.ts';

type Needs = Pick<Services, 'db' | 'env' | 'now'>;

/** What an unsubscribe link would stop. @throws CallError link_expired for an invalid link or a deleted account */
export async function findUnsubscription(
  { db, env }: Needs,
  brandId: string,
  token: string,
): Promise<Unsubscription> {
  const link = parseUnsubscribeToken(env, brandId, token);
  if (!link) throw new CallError('link_expired');
  return present(link, await loadMails(db, link), null);
}

/** Stops mails of a kind, or all; idempotent. Throws as `findUnsubscription` does. */
export async function unsubscribe(
  { db, env, now }: Needs,
  brandId: string,
  token: string,
  extent: 'kind' | 'all',
): Promise<Unsubscription> {
  const link = parseUnsubscribeToken(env, brandId, token);
  if (!link) throw new CallError('link_expired');
  return inTransaction(db, async (tx) => {
    const before = await lockMails(tx, link);
    const isStopped = extent === 'all' ? before.hasUnsubscribed : before.frequency === 'never';
    if (isStopped) return present(link, before, null);
    if (extent === 'all') await stopMails(tx, [link.userId], 'listunsubscribe');
    else await stopKind(tx, link, now());
    const undo = { ...link, all: extent === 'all', was: before.frequency, at: now() };
    return present(link, await lockMails(tx, link), makeUndoToken(env, undo));
  });
}

/** Undoes an unsubscription within an hour. Throws as `findUnsubscription` does. */
export async function resubscribe(
  { db, env, now }: Needs,
  brandId: string,
  token: string,
): Promise<Unsubscription> {
  const undo = parseUndoToken(env, brandId, token, now());
  if (!undo) throw new CallError('link_expired');
  return inTransaction(db, async (tx) => {
    await lockMails(tx, undo);
    if (undo.all) await liftStops(tx, undo.userId, ['listunsubscribe']);
    else await startKind(tx, undo, now());
    return present(undo, await lockMails(tx, undo), null);
  });
}

type Mails = { frequency: string; isStopped: boolean; hasUnsubscribed: boolean };

const selectUsers = statement({
  params: { userId: int8 },
  text: `select 1 from users where id = :userId for update`,
});

async function lockMails(tx: Tx, link: UnsubscribeLink): Promise<Mails> {
  await selectUsers(tx, { userId: link.userId });
  return loadMails(tx, link);
}

const selectUsersForMails = statement({
  params: { kind: text, userId: int8, brandId: text },
  row: { reasons: users.notificationsDisabled, frequency: orNull(text) },
  text: `
    select users.notifications_disabled as reasons,
      notification_preferences.preferences -> :kind::text ->> 'email' as frequency
    from users left join notification_preferences on notification_preferences.user_id = users.id
    where users.id = :userId and users.brand_id = :brandId and users.status <> 'deleted'`,
});

async function loadMails(db: Queries, { brandId, userId, kind }: UnsubscribeLink): Promise<Mails> {
  const { rows } = await selectUsersForMails(db, { kind, userId, brandId });
  const row = rows[0];
  if (!row) throw new CallError('link_expired');
  return {
    frequency: row.frequency ?? defaultPreferences[kind].email,
    isStopped: row.reasons.length > 0,
    hasUnsubscribed: row.reasons.includes('listunsubscribe'),
  };
}

async function stopKind(tx: Tx, { userId, kind }: UnsubscribeLink, now: Date): Promise<void> {
  await changeNotifications(tx, { userId }, { preferences: { [kind]: { email: 'never' } } }, now);
  await announce(tx, [userId], { type: 'user' });
}

async function startKind(tx: Tx, { userId, kind, was }: Undo, now: Date): Promise<void> {
  const email = was === 'daily' ? 'daily' : 'at_once';
  await changeNotifications(tx, { userId }, { preferences: { [kind]: { email } } }, now);
  await announce(tx, [userId], { type: 'user' });
}

function present(
  { kind }: { kind: NotificationKind },
  { frequency, isStopped }: Mails,
  undo: string | null,
): Unsubscription {
  if (isStopped) return { kind, stopped: 'all', undo };
  return { kind, stopped: frequency === 'never' ? 'kind' : 'none', undo };
}

const selectReader = statement({
  params: { userId: int8 },
  row: { email: users.email },
  text: `select email from users where id = :userId for update`,
});

const updateMailEvents = statement({
  params: { brandId: text, address: bytea },
  text: `
    update mail_events set superseded = true
      where brand_id = :brandId and address_hash = :address and kind = 'soft_bounce' and not superseded`,
});

/**
 * Switches notification mails on again after any stop; earlier soft bounces no longer count if the address is confirmed.
 */
export async function switchMailsOn(
  tx: Tx,
  env: BackendEnv,
  { userId, brandId, confirmed }: Actor,
): Promise<void> {
  const { rows } = await selectReader(tx, { userId });
  const email = rows[0]?.email;
  if (email === undefined) throw authenticationRequired();
  const address = Buffer.from(fingerprint(env, 'bounced-address', email), 'base64url');
  if (confirmed) await updateMailEvents(tx, { brandId, address });
  await liftStops(tx, userId, ['fbl', 'bounce', 'listunsubscribe']);
}
