/** Numbers that the backend enforces and pages or the front must know. */

/** 30 days; `docs/specification.md` §9, auth cookie and session. */
export const sessionSeconds = 30 * 24 * 3600;

/** Photos of a member; `docs/specification.md` §9. */
export const maxPhotos = { free: 3, premium: 25 } as const;

/** How long a removed photo can be restored: 15 minutes in milliseconds. */
export const photoRestoreMs = 15 * 60 * 1000;

/** Open invitations of a member. */
export const maxOpenInvitations = 5;

/** Characters of a private note about a member. */
export const maxNoteLength = 500;
