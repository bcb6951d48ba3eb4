/** Every mail that was requested or is due; true: a user is waiting for it, so it must not queue behind receipts. */
export const isAwaited = {
  activation: true,
  'already-member': true,
  'password-reset': true,
  'password-changed': false,
  'mail-change': true,
  'mail-changed': false,
  'complaint-receipt': false,
  'order-confirmed': false,
  'payment-failed': false,
  'payment-charged-back': false,
  'payment-refunded': false,
  'transfer-pending': false,
  withdrawal: false,
  mandate: false,
  'complaint-decided': false,
  measure: false,
  'appeal-received': false,
  'appeal-decided': false,
  'photo-approved': false,
  reactivation: false,
  'export-ready': false,
};

export type MailKind = keyof typeof isAwaited;

export const mailKinds = Object.keys(isAwaited) as MailKind[];
