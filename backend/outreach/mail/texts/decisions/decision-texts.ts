import type { DecisionAction, DecisionGround } from '#lib/contract/trust/decisions.ts';
import type { PhotoRejection } from '#lib/contract/community/photos.ts';

type LetterTexts = { subject: string; paragraphs: string[]; button: string; notes: string[] };

/** What our mails about complaints, decisions and appeals say in one language; `{brand}` and the like are filled in. */
export type DecisionTexts = {
  /** Leads from a receipt to what became of it: of a report made in its place, or of a complaint. */
  status: Record<'report' | 'complaint', string>;
  facts: {
    receipt: string;
    reference: string;
    action: string;
    ground: string;
    reason: string;
    outcome: string;
  };
  /** What was done, as a word. */
  actions: Record<DecisionAction, string>;
  grounds: Record<DecisionGround, string>;
  /** `{date}`: until when either side may appeal. */
  appeal: string;
  /** Other ways to seek justice. */
  elsewhere: string;
  /** `{receipt}` in the subject. */
  'complaint-decided': LetterTexts;
  /** `{reference}` in the subject. */
  measure: LetterTexts & {
    /** How it came to be looked at. */
    sources: Record<'report' | 'own', string>;
    /** What it means for the account; nothing is told where nothing was done. */
    effects: Record<Exclude<DecisionAction, 'none'>, string>;
    automation: string;
  };
  /** `{reference}` in the subject. */
  'appeal-received': Omit<LetterTexts, 'button'>;
  /** `{reference}` in the subject. */
  'appeal-decided': Omit<LetterTexts, 'button'> & { outcomes: Record<'upheld' | 'reversed', string> };
  photos: {
    /** Why a photo was refused in its review. */
    reasons: Record<PhotoRejection, string>;
    /** What whoever had a photo refused can do besides an appeal. */
    another: string;
  };
  /** `{reference}` in the subject. */
  'photo-approved': Omit<LetterTexts, 'button'>;
};
