/** What we write to somebody who has left; `{brand}` and `{date}`, when the account is erased, are filled in. */
export type LeavingTexts = {
  subject: string;
  paragraphs: string[];
  button: string;
  /** Smaller print below. */
  notes: string[];
  /** Stands in the mail of a new account whose address an account has that is deleted but not yet final. */
  older: string;
};
