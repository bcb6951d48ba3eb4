/** `docs/specification.md` §9, account reactivation window: 14 days in milliseconds. */
export const deletionGracePeriodMs = 14 * 24 * 60 * 60 * 1000;
