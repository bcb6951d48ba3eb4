import { sql } from 'drizzle-orm';
import type { Brand } from '../../brands/brand.ts';
import type { Queries } from '../../db/connect.ts';
import type { Actor } from '../../http/session.ts';
import { requireWilling } from '../../members/blocks.ts';
import { chooseIcebreakers, type Facts } from './choose.ts';
import { icebreakerTexts } from './texts/texts-of.ts';

/** Suggestions for a first message of the caller to a member, in the language of the page; nothing is sent or kept. */
export async function suggestIcebreakers(
  db: Queries,
  brand: Brand,
  actor: Actor,
  id: number,
  locale: string,
): Promise<ReturnType<typeof chooseIcebreakers>> {
  await requireWilling(db, actor, id);
  const showsReason = brand.settings.visible_profile_fields.includes('signup_reason');
  const { rows } = await db.execute<Facts & { id: number }>(sql`
    select id, country, case when show_town or id = ${actor.profileId} then city else '' end as city, interests, case when ${showsReason}::boolean then signup_reason end as "signupReason"
    from profiles where id in (${actor.profileId}, ${id})`);
  const [own, other] = [actor.profileId, id].map((each) => rows.find((row) => row.id === each));
  return own && other ? chooseIcebreakers(own, other, icebreakerTexts(locale)) : [];
}
