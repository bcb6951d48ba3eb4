/** Optional reasons for leaving, in the form's order. */
export const deletionReasons = [
  'found_someone',
  'too_expensive',
  'too_few_people',
  'fictional_profiles',
  'too_many_messages',
  'unpleasant_contacts',
  'privacy',
  'break',
  'other',
] as const;
export type DeletionReason = (typeof deletionReasons)[number];
