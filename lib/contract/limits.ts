/** Numbers that the backend enforces and pages or the front must know. */

/** 30 days; `docs/specification.md` §9, auth cookie and session. */
export const sessionSeconds = 30 * 24 * 3600;

/** Open invitations of a member. */
export const maxOpenInvitations = 5;

/** Characters of a private note about a member. */
export const maxNoteLength = 500;
