import type { z } from 'zod';
import type { icebreakersSchema } from '#lib/contract/community/icebreakers.ts';
import type { Interest, SignupReason } from '#lib/contract/vocabulary.ts';
import { plainName } from '#backend/platform/geo/plain-name.ts';
import type { IcebreakerTexts } from './icebreaker-texts.ts';

type Suggestion = z.infer<typeof icebreakersSchema>['suggestions'][number];

export type Facts = {
  country: string;
  city: string;
  interests: readonly Interest[];
  /** Null where it is unknown or the brand does not show it. */
  signupReason: SignupReason | null;
};

const most = 5;
/** So many of them may be about shared interests. */
const mostShared = 3;

/** Up to five suggestions, what the two share first; each says something that is true of the other profile. */
export function chooseIcebreakers(own: Facts, other: Facts, texts: IcebreakerTexts): Suggestion[] {
  const shared = other.interests.filter((each) => own.interests.includes(each));
  const alone = other.interests.filter((each) => !own.interests.includes(each));
  const suggestions: Suggestion[] = [
    ...about('shared_interest', shared.slice(0, mostShared), texts),
    ...(other.city ? [aboutTown(own, other, texts)] : []),
    ...(other.signupReason
      ? [suggest('signup_reason', texts.signup_reason, texts.reasons[other.signupReason])]
      : []),
    ...about('interest', alone, texts),
  ];
  return suggestions.slice(0, most);
}

function about(
  fact: 'shared_interest' | 'interest',
  interests: Interest[],
  texts: IcebreakerTexts,
): Suggestion[] {
  const ways = texts[fact];
  return interests.map((interest, at) =>
    suggest(fact, ways[at % ways.length] ?? '', texts.interests[interest]),
  );
}

function aboutTown(own: Facts, other: Facts, texts: IcebreakerTexts): Suggestion {
  const isSame = own.country === other.country && plainName(own.city) === plainName(other.city);
  const fact = isSame ? 'same_town' : 'town';
  return suggest(fact, texts[fact], other.city);
}

const suggest = (about: Suggestion['about'], text: string, fact: string): Suggestion => ({
  about,
  text: text.replace(/\{\w+\}/, () => fact),
});
