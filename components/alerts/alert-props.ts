import type { User } from '../../lib/contract/user.ts';
import type { AlertTexts } from './load-alert-texts.ts';

export type AlertProps = {
  texts: AlertTexts;
  user: User; /** A single line, on a phone. */
  asLine: boolean;
  onDismiss: () => void;
};
