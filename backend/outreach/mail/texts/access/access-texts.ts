type Letter = { subject: string; paragraphs: string[]; notes: string[] };

/** What our mails about password and address say in one language; `{brand}` and the like are filled in. */
export type AccessTexts = {
  /** `{minutes}` in the notes. */
  'password-reset': Letter & { button: string };
  'password-changed': Letter & { button: string };
  /** `{hours}` in the notes. */
  'mail-change': Letter & { button: string };
  'mail-change-taken': Letter & { button: string };
  'mail-changed': Letter;
};
