/** `docs/specification.md` §4: earliest date of a terms version. */
const earliest = new Date('2023-12-01T12:00:00Z');

/** Date of the terms in force: the earliest version, or the company's start if later. */
export function termsVersion(companyAdded: Date): Date {
  return companyAdded > earliest ? companyAdded : earliest;
}
