/** Section 4: the terms version date is never earlier than this. */
const earliest = new Date('2023-12-01T12:00:00Z');

/** Moment of the terms in force: the earliest version, or the day the company was added if that is later. */
export function termsVersion(companyAdded: Date): Date {
  return companyAdded > earliest ? companyAdded : earliest;
}
