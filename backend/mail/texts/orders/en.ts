import type { OrderTexts } from './order-texts.ts';

export const en: OrderTexts = {
  facts: {
    number: 'Order number',
    credits: 'Credits',
    total: 'Total',
    method: 'Payment method',
    date: 'Ordered on',
    until: 'Payable until',
    returned: 'Gone back',
  },
  withVat: '{amount}, including {rate} VAT ({vat})',
  methods: { creditcard: 'Credit card', directdebit: 'SEPA direct debit', banktransfer: 'Bank transfer' },
  withdraw: 'Withdraw from contract',
  seeOrder: 'See your order',
  begun:
    'When you ordered you expressly asked us to begin at once. If you withdraw, you therefore pay for what you have used by then: spent credits and members whose photos you saw only with premium. Each of these members counts as one message, all of them together at most half as much as your unused credits.',
  'order-confirmed': {
    subject: 'Your order {number} at {brand}',
    paragraphs: [
      'Thank you for your order. Your payment has arrived and the credits are in your account. This is one payment: you have taken out no subscription.',
    ],
    button: 'See your order',
    notes: [
      'You can withdraw from this contract until the end of {until} without giving a reason. Credits that you have not used by then are paid back the way you paid. All you need is the order number, no login.',
      'Keep this e-mail: it confirms your contract.',
    ],
  },
  'payment-failed': {
    subject: 'The payment for your order {number} did not work',
    paragraphs: ['You were not charged, and no credits were added.'],
    reasons: {
      card_failed: 'The payment with your card has failed.',
      declined: 'The payment has failed or was declined.',
      expired: 'No payment arrived in time.',
      refused: 'The payment provider did not accept the order.',
    },
    button: 'See your order',
    notes: ['If you like, order again and choose another payment method.'],
  },
  'transfer-pending': {
    subject: 'Your order {number}: we are waiting for your bank transfer',
    paragraphs: [
      'Thank you for your order at {brand}. Transfer the amount with the reference that is given. As soon as the money is here, the credits are in your account and you get a confirmation.',
    ],
    button: 'Show bank details',
    notes: ['If you do not transfer the money nothing happens: the order lapses when the time is over.'],
  },
  'charged-back': {
    subject: 'Your bank has taken back the payment for your order {number}',
    paragraphs: [
      'Your bank has taken back the money for this order at {brand}. We have taken the credits of it that were still there from your account.',
    ],
    premiumEnded: 'With that premium has ended. It begins again with your next order.',
    button: 'See your order',
    notes: [
      'If you did not take the payment back yourself, ask your bank. You cannot order by direct debit for now; other ways work.',
    ],
  },
  refunded: {
    subject: 'We are paying money back for your order {number}',
    paragraphs: ['The money is on its way, the way you paid. It can take a few days until it reaches you.'],
    button: 'See your order',
    notes: [],
  },
};
