/** Why a member may leave, in the order in which the form asks; saying nothing is as good. */
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
