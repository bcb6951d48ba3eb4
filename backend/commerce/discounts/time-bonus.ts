/** `docs/specification.md` §9: the time bonus lasts 14,400 seconds from signup. */
const timeBonusDurationMs = 14_400_000;

/** The moment the time bonus of a member ends. */
export function timeBonusEnd(signupDate: Date): Date {
  return new Date(signupDate.getTime() + timeBonusDurationMs);
}

/** `docs/specification.md` §4: whether a free member sees the time bonus: within four hours of signup and not used. */
export function isTimeBonusVisible(
  member: { paidUser: boolean; signupDate: Date; used: boolean },
  now: Date,
): boolean {
  return !member.paidUser && !member.used && now < timeBonusEnd(member.signupDate);
}
