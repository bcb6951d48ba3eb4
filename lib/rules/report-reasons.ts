/** Why a member may be reported, in the order in which the form asks; the test holds it and the contract together. */
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
