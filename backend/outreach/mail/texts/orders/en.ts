import type { OrderTexts } from './order-texts.ts';

export const en: OrderTexts = {
  facts: {
    number: 'Order number',
    credits: 'Credits',
    total: 'Total',
    method: 'Payment method',
    date: 'Ordered on',
    until: 'Pay by',
    returned: 'Amount returned',
  },
  withVat: '{amount}, including {rate} VAT ({vat})',
  methods: { creditcard: 'Credit card', directdebit: 'SEPA direct debit', banktransfer: 'Bank transfer' },
  withdraw: 'Withdraw from contract',
  seeOrder: 'See your order',
  begun:
    'When you ordered, you expressly asked us to begin straight away. If you withdraw (cancel), you therefore pay for what you have used by then: credits you have spent.',
  attached:
    'Attached you’ll find our terms and the withdrawal (cancellation) instructions with the model form, as they apply to this order.',
  attachment: 'terms-and-withdrawal',
  'order-confirmed': {
    subject: 'Your {brand} order {number}',
    paragraphs: [
      'Thank you for your order. We have received your payment and the credits are in your account. This was a one-off payment: you have not taken out a subscription.',
    ],
    button: 'See your order',
    notes: [
      'You can withdraw from (cancel) this contract until the end of {until} without giving any reason. We’ll refund any credits you haven’t used by then, the same way you paid. You only need the order number; you don’t have to log in.',
      'Keep this email: it confirms your contract.',
    ],
  },
  'payment-failed': {
    subject: 'The payment for your order {number} didn’t go through',
    paragraphs: ['You have not been charged, and no credits were added.'],
    reasons: {
      card_failed: 'The card payment failed.',
      declined: 'The payment failed or was declined.',
      expired: 'No payment arrived in time.',
      refused: 'The payment provider did not accept the order.',
    },
    button: 'See your order',
    notes: ['If you’d like to try again, place a new order and choose another payment method.'],
  },
  'transfer-pending': {
    subject: 'Your order {number}: we’re waiting for your bank transfer',
    paragraphs: [
      'Thank you for your {brand} order. Please transfer the amount, quoting the reference shown. As soon as the money arrives, we’ll add the credits to your account and send you a confirmation.',
    ],
    button: 'Show bank details',
    notes: ['If you don’t transfer the money, nothing happens: the order simply lapses.'],
  },
  'charged-back': {
    subject: 'Your bank has charged back the payment for your order {number}',
    paragraphs: [
      'Your bank has charged back the money for this {brand} order. We have removed the credits that were left from it from your account.',
    ],
    premiumEnded:
      'Your premium membership has ended as a result. Your next order makes you a premium member again.',
    button: 'See your order',
    notes: [
      'If you didn’t ask for the money back yourself, please contact your bank. You can’t order by direct debit for now; other payment methods still work.',
    ],
  },
  refunded: {
    subject: 'We are refunding money for your order {number}',
    paragraphs: ['Your refund is on its way, the same way you paid. It can take a few days to reach you.'],
    button: 'See your order',
    notes: [],
  },
};
