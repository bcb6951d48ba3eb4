import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import type { FieldError } from '#lib/contract/errors.ts';
import type { User } from '#lib/contract/identity/user.ts';
import type { SignupTexts, Texts } from '#lib/i18n/texts.ts';
import type { SignupMessage } from '#lib/rules/identity/signup-message.ts';

export type WizardProps = {
  texts: SignupTexts;
  errors: ErrorTexts;
  /** What the regions of each country are called. */
  regionKinds: Texts['regionKinds'];
  /** ISO codes that may sign up here, and the one that is chosen at first. */
  countries: readonly string[];
  country: string;
  /** Level of the question among the headings around it. */
  heading: 'h1' | 'h2' | 'h3';
  /** A first message that goes with the signup; its field stands outside of the questions. */
  message?: { read: () => SignupMessage; onRefused: (reason: FieldError) => void };
  /** Hears whether something would be lost by going away. */
  onProgress?: (inProgress: boolean) => void;
  onDone: (user: User) => void;
};
