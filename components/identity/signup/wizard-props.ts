import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import type { FieldError } from '#lib/contract/errors.ts';
import type { User } from '#lib/contract/identity/user.ts';
import type { SignupTexts, Texts } from '#lib/i18n/texts.ts';
import type { SignupMessage } from '#lib/rules/identity/signup-message.ts';

export type WizardProps = {
  texts: SignupTexts;
  errors: ErrorTexts;
  /** The words for regions by country. */
  regionKinds: Texts['regionKinds'];
  /** Countries (ISO codes) that may sign up here, and the preselected one. */
  countries: readonly string[];
  country: string;
  /** Heading level of the questions. */
  heading: 'h1' | 'h2' | 'h3';
  /** The first message sent with the signup; its field is outside of the questions. */
  message?: { read: () => SignupMessage; onRefused: (reason: FieldError) => void };
  /** Called with whether leaving would lose input. */
  onProgress?: (inProgress: boolean) => void;
  onDone: (user: User) => void;
};
