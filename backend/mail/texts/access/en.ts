import type { AccessTexts } from './access-texts.ts';

export const en: AccessTexts = {
  'password-reset': {
    subject: 'A new password for {brand}',
    paragraphs: ['You would like a new password for your account at {brand}. You can choose it here.'],
    button: 'Choose a new password',
    notes: [
      'The link works once, and for {minutes} minutes.',
      'You did not ask for this? Then there is nothing to do: your password stays as it is.',
    ],
  },
  'password-changed': {
    subject: 'Your password at {brand} was changed',
    paragraphs: [
      'Your account at {brand} has a new password from now on. Everywhere else you are logged out.',
      'That was not you? Then choose a new password at once.',
    ],
    button: 'Ask for a new password',
    notes: ['If you changed the password yourself, there is nothing to do.'],
  },
  'mail-change': {
    subject: 'Confirm your new mail address at {brand}',
    paragraphs: [
      'Your account at {brand} is to have this mail address. Confirm that it is yours. Until then the old one counts.',
    ],
    button: 'Confirm the new address',
    notes: [
      'The link works once, and for {hours} hours.',
      'You know nothing of this? Then there is nothing to do: without a confirmation nothing changes.',
    ],
  },
  'mail-change-taken': {
    subject: 'Your mail address at {brand}',
    paragraphs: [
      'Somebody wanted to use this mail address for another account at {brand}. It belongs to yours already, so everything stays as it is. If it was you, log in with this address.',
    ],
    button: 'Log in',
    notes: ['If it was not you, there is nothing to do. Nobody got into your account.'],
  },
  'mail-changed': {
    subject: 'Your mail address at {brand} was changed',
    paragraphs: [
      'Your account at {brand} has another mail address now. We no longer write to this one, and you can no longer log in with it.',
      'That was not you? Answer this mail at once, and a human being will help you.',
    ],
    notes: ['If you changed the address yourself, there is nothing to do.'],
  },
};
