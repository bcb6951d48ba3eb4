import type { MailTexts } from './mail-texts.ts';

export const en: MailTexts = {
  greeting: 'Hello',
  linkHint: 'If the button does not work, copy this address into your browser:',
  sender: '{brand} is a service of {company}, {address}.',
  activation: {
    subject: 'Confirm your e-mail address at {brand}',
    paragraphs: [
      'One step is left: confirm that this address is yours. After that your profile is visible and you can write to others.',
    ],
    button: 'Confirm e-mail address',
    notes: [
      'The link works once and for {days} days.',
      'You did not sign up? Then there is nothing to do: without confirmation we erase the account again.',
    ],
  },
  'already-member': {
    subject: 'You already have an account at {brand}',
    paragraphs: [
      'Someone tried to sign up at {brand} with this address. It already has an account, so no second one was opened. If it was you, log in with your password.',
    ],
    button: 'Log in',
    notes: ['If it was not you, there is nothing to do. Nobody has gained access to your account.'],
  },
  'complaint-receipt': {
    subject: 'We have received your message: {receipt}',
    paragraphs: [
      'Thank you for contacting {brand}. Your message has arrived, and we will answer you at this address.',
    ],
    notes: ['Keep this e-mail: it is your receipt.'],
    facts: { receipt: 'Number', received: 'Received', category: 'Subject' },
    categories: {
      profile: 'Profile',
      message: 'Message or chat',
      payment: 'Payment',
      privacy: 'Privacy',
      withdrawal: 'Withdrawal from a contract',
      other: 'Other',
    },
  },
  withdrawal: {
    subject: 'We have received your withdrawal: {receipt}',
    paragraphs: [
      'You have withdrawn from a contract with {brand}. Your declaration arrived at the time shown here.',
    ],
    outcomes: {
      refunding: 'We are paying {amount} back to you, the same way you paid.',
      nothing_left: 'No credits of this order are left, so there is nothing to pay back.',
      open: 'A person looks at it and answers you at this address.',
    },
    unverified:
      'This e-mail does not repeat what was entered, because anybody may have typed this address. It is recorded under this number. If it was not you, there is nothing you need to do.',
    notes: ['Keep this e-mail: it is your receipt.'],
    facts: {
      receipt: 'Number',
      received: 'Received',
      name: 'Name',
      order: 'Order',
      paid: 'Paid',
      unused: 'Unused credits',
      spent: 'Deducted for spent credits',
      seen: 'Deducted for members whose photos you saw only with premium ({count})',
      back: 'You get back',
    },
    seenRule:
      'Each of these members counts as one message, all of them together at most half as much as your unused credits.',
  },
  mandate: {
    subject: 'Your SEPA mandate for {brand}',
    paragraphs: ['You have given this mandate for a single direct debit:'],
    facts: {
      creditor: 'Creditor',
      creditor_id: 'Creditor identifier',
      reference: 'Mandate reference',
      account_holder: 'Account holder',
      account: 'Account',
      amount: 'Amount',
    },
    notes: ['You did not give it? Answer this e-mail and a person will look into it.'],
  },
};
