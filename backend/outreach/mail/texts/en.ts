import type { MailTexts } from './mail-texts.ts';

export const en: MailTexts = {
  greeting: 'Hello,',
  linkHint: 'If the button doesn’t work, copy this address into your browser:',
  sender: '{brand} is a service of {company}, {address}.',
  activation: {
    subject: 'Confirm your email address for {brand}',
    paragraphs: [
      'Just one more step: confirm that this address is yours. After that others can see your profile and you can write to them.',
    ],
    button: 'Confirm email address',
    notes: [
      'The link works once and for {days} days.',
      'Didn’t sign up? You don’t need to do anything: if the address isn’t confirmed, we delete the account.',
    ],
  },
  'already-member': {
    subject: 'You already have a {brand} account',
    paragraphs: [
      'Someone tried to sign up to {brand} with this address. It already has an account, so we didn’t create another. If it was you, just log in with your password.',
    ],
    button: 'Log in',
    notes: ['If it wasn’t you, you don’t need to do anything. Nobody has gained access to your account.'],
  },
  'complaint-receipt': {
    subject: 'We have received your message: {receipt}',
    paragraphs: [
      'Thank you for contacting {brand}. We’ve received your message and will reply to this address.',
    ],
    notes: ['Keep this email as your confirmation.'],
    report: {
      subject: 'We have received your report: {receipt}',
      paragraphs: ['Thank you for your report to {brand}. We’ve received it and will reply to this address.'],
    },
    facts: { receipt: 'Reference number', received: 'Received', category: 'Subject' },
    categories: {
      profile: 'Profile',
      message: 'Message or conversation',
      payment: 'Payment',
      privacy: 'Privacy',
      withdrawal: 'Withdrawal from a contract',
      other: 'Other',
    },
  },
  withdrawal: {
    subject: 'We have received your withdrawal: {receipt}',
    paragraphs: [
      'You have withdrawn from (cancelled) a contract with {brand}. We received your notice at the time shown below.',
    ],
    outcomes: {
      refunding: 'We are refunding {amount} to you, the same way you paid.',
      nothing_left: 'No credits from this order are left, so there is nothing to refund.',
      open: 'A member of our team will look at it and reply to this address.',
    },
    unverified:
      'This email does not repeat what was entered, because anyone may have typed in this address. It is recorded under this number. If it wasn’t you, you don’t need to do anything.',
    notes: ['Keep this email as your confirmation.'],
    facts: {
      receipt: 'Reference number',
      received: 'Received',
      name: 'Name',
      order: 'Order',
      paid: 'Paid',
      unused: 'Unused credits',
      spent: 'Deducted for spent credits',
      back: 'You get back',
    },
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
    notes: ['If this wasn’t you, reply to this email and we’ll look into it.'],
  },
};
