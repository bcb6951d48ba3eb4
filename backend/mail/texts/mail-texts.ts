import type { complaintCategories } from '../../../lib/contract/complaints.ts';

type LetterTexts = {
  subject: string;
  paragraphs: string[];
  /** Smaller print below. */
  notes: string[];
};

/** What our mails say in one language; `{brand}` and the like are filled in. */
export type MailTexts = {
  greeting: string;
  /** Stands above the bare address of the button, for readers whose button does not work. */
  linkHint: string;
  /** `{brand}`, `{company}`, `{address}`. */
  sender: string;
  activation: LetterTexts & { button: string };
  'already-member': LetterTexts & { button: string };
  /** `{receipt}` in the subject. */
  'complaint-receipt': LetterTexts & {
    facts: { receipt: string; received: string; category: string; name: string; text: string };
    categories: Record<(typeof complaintCategories)[number], string>;
  };
};
