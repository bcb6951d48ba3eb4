import type { AccessTexts } from './access-texts.ts';

export const en: AccessTexts = {
  'password-reset': {
    subject: 'A new password for {brand}',
    paragraphs: ['You asked for a new password for your {brand} account. You can choose it here.'],
    button: 'Choose a new password',
    notes: [
      'The link works once, and for {minutes} minutes.',
      'Didn’t ask for this? You don’t need to do anything: your password stays as it is.',
    ],
  },
  'password-changed': {
    subject: 'Your {brand} password has been changed',
    paragraphs: [
      'The password of your {brand} account has been changed. You’re now logged out everywhere else.',
      'If it wasn’t you, choose a new password straight away.',
    ],
    button: 'Ask for a new password',
    notes: ['If you changed the password yourself, you don’t need to do anything.'],
  },
  'mail-change': {
    subject: 'Confirm your new email address for {brand}',
    paragraphs: [
      'You asked to use this email address for your {brand} account. Please confirm that it’s yours. Until then we keep using the old one.',
    ],
    button: 'Confirm the new address',
    notes: [
      'The link works once, and for {hours} hours.',
      'Didn’t ask for this? You don’t need to do anything: nothing changes unless you confirm.',
    ],
  },
  'mail-change-taken': {
    subject: 'Your email address for {brand}',
    paragraphs: [
      'Somebody wanted to use this email address for another {brand} account. It already belongs to yours, so nothing has changed. If it was you, log in with this address.',
    ],
    button: 'Log in',
    notes: ['If it wasn’t you, you don’t need to do anything. Nobody has gained access to your account.'],
  },
  'mail-changed': {
    subject: 'Your email address for {brand} has been changed',
    paragraphs: [
      'Your {brand} account now has a different email address. We no longer write to this one, and you can no longer log in with it.',
      'If it wasn’t you, reply to this email straight away and our team will help you.',
    ],
    notes: ['If you changed the address yourself, you don’t need to do anything.'],
  },
};
