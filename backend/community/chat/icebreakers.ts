import type { Brand } from '#backend/brands/brand.ts';
import type { Queries } from '#backend/platform/db/connect.ts';
import type { Actor } from '#backend/platform/http/session.ts';
import { requireNotBlocked } from '../members/blocks.ts';
import { profiles } from '#backend/platform/db/schema/members.ts';
import { bool, int8, orNull, text, typedText, statement } from '#backend/platform/db/statement.ts';
import type { z } from 'zod';
import type { icebreakersSchema } from '#lib/contract/community/chat.ts';
import type { Choice } from '#lib/contract/community/profile-vocabulary.ts';
import type { Interest } from '#lib/contract/vocabulary.ts';
import { plainName } from '#lib/contract/plain-name.ts';
import { formatServerText, serverTexts } from '#lib/i18n/server-texts.ts';

const selectProfiles = statement({
  params: { profileId: int8, showsReason: bool, id: int8 },
  row: {
    id: profiles.id,
    country: profiles.country,
    city: text,
    interests: profiles.interests,
    signupReason:
      orNull(typedText<'relationship' | 'dating' | 'friendship' | 'chatting' | 'adventure' | 'curious'>()),
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

type Suggestion = z.infer<typeof icebreakersSchema>['suggestions'][number];

export type Facts = {
  country: string;
  city: string;
  interests: readonly Interest[];
  /** Null if unknown or not shown by the brand. */
  signupReason: Choice<'signup_reason'> | null;
};

const max = 5;
const maxShared = 3;

/** Up to five suggestions, shared facts first. Words for facts are never inflected, to fit every language. */
export function chooseIcebreakers(own: Facts, other: Facts, locale: string): Suggestion[] {
  const shared = other.interests.filter((each) => own.interests.includes(each));
  const alone = other.interests.filter((each) => !own.interests.includes(each));
  const suggestions: Suggestion[] = [
    ...about('shared_interest', shared.slice(0, maxShared), locale),
    ...(other.city ? [aboutTown(own, other, locale)] : []),
    ...(other.signupReason ? [aboutReason(other.signupReason, locale)] : []),
    ...about('interest', alone, locale),
  ];
  return suggestions.slice(0, max);
}

function about(
  fact: 'shared_interest' | 'interest',
  interests: readonly Interest[],
  locale: string,
): Suggestion[] {
  const ways = serverTexts(locale, 'conversations').icebreakers[fact];
  const words = serverTexts(locale, 'profile').interests;
  return interests.map((interest, at) => ({
    about: fact,
    text: formatServerText(locale, ways[at % ways.length] ?? '', { interest: words[interest] }),
  }));
}

function aboutTown(own: Facts, other: Facts, locale: string): Suggestion {
  const isSame = own.country === other.country && plainName(own.city) === plainName(other.city);
  const about = isSame ? 'same_town' : 'town';
  return {
    about,
    text: formatServerText(locale, serverTexts(locale, 'conversations').icebreakers[about], {
      city: other.city,
    }),
  };
}

function aboutReason(signupReason: Choice<'signup_reason'>, locale: string): Suggestion {
  const about = 'signup_reason';
  const reason = serverTexts(locale, 'profile').signup_reason[signupReason];
  return {
    about,
    text: formatServerText(locale, serverTexts(locale, 'conversations').icebreakers[about], { reason }),
  };
}
