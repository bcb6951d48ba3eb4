import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/db/connect.ts';
import { CallError } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { announce } from '../../platform/realtime/hub.ts';
import { mayKnowOther } from '../members/shown-on.ts';

type Delivered = { conversation: number; deliveredUntil: number };
type Side = { blocked: boolean; blocked_by: boolean; told: number | null; delivered_until: number };

/** Never moves backwards. Notifies the other member if both show their online status. */
export async function markDelivered(
  db: Queries,
  { profileId }: Actor,
  { conversation, deliveredUntil }: Delivered,
): Promise<void> {
  const { rows } = await db.execute<Side>(sql`
    with side as materialized (
      select own.conversation_id,
        case when profiles.show_online and reader.show_online then profiles.user_id end as user_id,
        exists (select 1 from blocks where blocker_profile_id = ${profileId} and blocked_profile_id = profiles.id) as blocked,
        exists (select 1 from blocks where blocker_profile_id = profiles.id and blocked_profile_id = ${profileId}) as blocked_by
      from conversation_members own join profiles on profiles.id = own.other_profile_id
        join profiles reader on reader.id = own.profile_id
      where own.conversation_id = ${conversation} and own.profile_id = ${profileId} and ${mayKnowOther}
    ), moved as (
      update conversation_members own set delivered_until = least(${deliveredUntil}::bigint, own.last_message_id)
      from side
      where own.conversation_id = side.conversation_id and own.profile_id = ${profileId}
        and not side.blocked and not side.blocked_by
        and own.delivered_until < least(${deliveredUntil}::bigint, own.last_message_id)
      returning own.conversation_id, own.delivered_until, side.user_id
    )
    select side.blocked, side.blocked_by, moved.user_id as told, moved.delivered_until from side left join moved on true`);
  const side = rows[0];
  if (!side) throw new CallError('not_found');
  if (side.blocked_by) throw new CallError('blocked_by');
  if (side.blocked) throw new CallError('blocked');
  const { told, delivered_until } = side;
  if (told !== null) await announce(db, [told], { type: 'read', conversation, delivered_until });
}
