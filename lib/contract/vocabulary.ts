/**
 * The closed word lists of a profile (`docs/specification.md` §3); those with one optional value are in
 * `community/profile-vocabulary.ts`. Calls use these keys; `messages/<locale>/profile.json` has the displayed words under
 * the same keys.
 */

export const genders = ['woman', 'man'] as const;
export type Gender = (typeof genders)[number];

export const sexualities = ['hetero', 'gay', 'lesbian', 'bi'] as const;
export type Sexuality = (typeof sexualities)[number];

/** Interests by their group on a profile. */
export const interestGroups = {
  relationship: [
    'romance',
    'cuddling',
    'long_conversations',
    'laughing_together',
    'loyalty',
    'honesty',
    'candlelight_dinners',
    'weekend_trips',
    'surprises',
    'flirting',
    'massages',
    'quiet_evenings',
  ],
  activities: [
    'hiking',
    'cycling',
    'running',
    'swimming',
    'yoga',
    'fitness',
    'dancing',
    'winter_sports',
    'sailing',
    'camping',
    'gardening',
    'travelling',
    'photography',
    'reading',
    'films',
    'concerts',
    'making_music',
    'museums',
    'theatre',
    'board_games',
    'video_games',
    'dogs',
    'cats',
    'handicrafts',
  ],
  food: [
    'cooking',
    'baking',
    'barbecue',
    'italian_food',
    'asian_food',
    'vegetarian_food',
    'seafood',
    'street_food',
    'desserts',
    'long_breakfasts',
  ],
  drink: ['coffee', 'tea', 'wine', 'beer', 'cocktails', 'alcohol_free'],
} as const;

export type InterestGroup = keyof typeof interestGroups;
export type Interest = (typeof interestGroups)[InterestGroup][number];

export const interests = [
  ...interestGroups.relationship,
  ...interestGroups.activities,
  ...interestGroups.food,
  ...interestGroups.drink,
] as const satisfies readonly Interest[];

/** Distances in kilometres for the search and the match finder. */
export const distances = [10, 25, 50, 100, 200] as const;

/** Swipe-game likes per day; `docs/specification.md` §5. */
export const maxSwipeLikesPerDay = 4;

/** Reasons for reporting a member, in the form's order. */
export const reportReasons = [
  'fake',
  'minor',
  'harassment',
  'money',
  'photo',
  'contact_data',
  'spam',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];
