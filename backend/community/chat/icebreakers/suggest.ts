import type { Brand } from '#backend/brands/brand.ts';
import type { Queries } from '#backend/platform/db/connect.ts';
import type { Actor } from '#backend/platform/http/session.ts';
import { requireNotBlocked } from '../../members/blocks.ts';
import { chooseIcebreakers } from './choose-icebreakers.ts';
import { profiles } from '#backend/platform/db/schema/members.ts';
import { bool, int8, orNull, text, textOf } from '#backend/platform/db/sql-types.ts';
import { statement } from '#backend/platform/db/statement.ts';

const selectProfiles = statement({
  params: { profileId: int8, showsReason: bool, id: int8 },
  row: {
    id: profiles.id,
    country: profiles.country,
    city: text,
    interests: profiles.interests,
    signupReason:
      orNull(textOf<'relationship' | 'dating' | 'friendship' | 'chatting' | 'adventure' | 'curious'>()),
  },
  text: `
    select id, country, case when show_town or id = :profileId then city else '' end as city, interests, case when :showsReason::boolean then signup_reason end as "signupReason"
    from profiles where id in (:profileId, :id)`,
});

export async function suggestIcebreakers(
  db: Queries,
  brand: Brand,
  actor: Actor,
  id: number,
  locale: string,
): Promise<ReturnType<typeof chooseIcebreakers>> {
  await requireNotBlocked(db, actor, id);
  const showsReason = brand.settings.visible_profile_fields.includes('signup_reason');
  const { rows } = await selectProfiles(db, { profileId: actor.profileId, showsReason, id });
  const [own, other] = [actor.profileId, id].map((each) => rows.find((row) => row.id === each));
  return own && other ? chooseIcebreakers(own, other, locale) : [];
}
