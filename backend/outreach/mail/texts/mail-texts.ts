import type { complaintCategories } from '#lib/contract/trust/complaints.ts';

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
    /** What it says in their place where a member, photo or message was reported. */
    report: Pick<LetterTexts, 'subject' | 'paragraphs'>;
    facts: { receipt: string; received: string; category: string };
    categories: Record<(typeof complaintCategories)[number], string>;
  };
  /** `{receipt}` in the subject and `{amount}` in what came of it. */
  withdrawal: LetterTexts & {
    outcomes: Record<'refunding' | 'nothing_left' | 'open', string>;
    /** Why a mail to an address that anybody may have typed does not repeat what was written. */
    unverified: string;
    facts: Record<'receipt' | 'received' | 'name' | 'order' | 'paid' | 'unused' | 'spent' | 'back', string>;
  };
  mandate: LetterTexts & {
    facts: {
      creditor: string;
      creditor_id: string;
      reference: string;
      account_holder: string;
      account: string;
      amount: string;
    };
  };
};
