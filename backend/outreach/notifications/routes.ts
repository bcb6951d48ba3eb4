import * as contract from '#lib/contract/outreach/notifications.ts';
import type { Notifications } from '#lib/contract/outreach/notifications.ts';
import { inTransaction, type Queries } from '../../platform/db/connect.ts';
import { route } from '../../platform/http/call.ts';
import { changeNotifications } from './change-notifications.ts';
import { sql } from 'drizzle-orm';
import { showAddress } from '../../platform/texts/show-address.ts';
import { authenticationRequired } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { choiceColumns, resolveChoices, joinChoices, type ChoiceRow } from './preferences.ts';

type Row = ChoiceRow & {
  email: string;
  email_source: Notifications['email_source'];
  email_since: Date | string;
};

/** A member's notification preferences, quiet hours, and the source of the address. */
async function getNotifications(db: Queries, { userId }: Actor): Promise<Notifications> {
  const { rows } = await db.execute<Row>(sql`
    select ${choiceColumns}, users.email, users.email_source,
      coalesce(users.email_since, users.confirmed_at, users.signup_date) as email_since
    from users join profiles on profiles.user_id = users.id ${joinChoices}
    where users.id = ${userId}`);
  const row = rows[0];
  if (!row) throw authenticationRequired();
  const { preferences, quiet, zone } = resolveChoices(row);
  return {
    email: showAddress(row.email),
    email_source: row.email_source,
    email_since: new Date(row.email_since).toISOString(),
    preferences,
    quiet_hours: quiet && { from: clockTime(quiet.from), to: clockTime(quiet.to) },
    time_zone: zone,
  };
}

/** Minutes of a day as HH:MM. */
function clockTime(minutes: number): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${part(Math.floor(minutes / 60))}:${part(minutes % 60)}`;
}

export const notificationRoutes = [
  route(contract.getNotifications, ({ db, actor }) => getNotifications(db, actor)),
  route(contract.changeNotifications, ({ db, actor, body, now }) =>
    inTransaction(db, async (tx) => {
      await changeNotifications(tx, actor, body, now());
      return getNotifications(tx, actor);
    }),
  ),
];
