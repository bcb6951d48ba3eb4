/** The mail about a finished export; `{brand}` and `{date}`, until when it can be fetched, are filled in. */
export type ExportTexts = {
  subject: string;
  paragraphs: string[];
  button: string;
  /** Smaller print below. */
  notes: string[];
};
