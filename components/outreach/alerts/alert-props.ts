import type { User } from '#lib/contract/identity/accounts.ts';
import type { AlertTexts } from './load-alert-texts.ts';

export type AlertProps = {
  texts: AlertTexts;
  user: User;
  /** A single line, on phones. */
  asLine: boolean;
  onDismiss: () => void;
};
