export const withdrawal = `
  Withdraw from contract
  Your right to withdraw (cancel), how long you have and how to use it here without logging in.
  # Your right
  You have the right to withdraw from a purchase of credits within {refund_days} days without giving any reason. In the UK and Ireland the law calls this your right to cancel.
  The period begins on the day after the purchase and ends when its last day is over where you live. If that is a Saturday, a Sunday or a public holiday, it ends at the end of the next working day. It is enough to send your withdrawal before the period has ended.
  # How to withdraw
  Fill in the form at the top of this page: name, order number, email address, confirm. You do not need to log in. You get a confirmation by email straight away, with a reference number, the date and the time.
  You can also write to {email} or by letter to {company}, {address}, in your own words or with the form below.
  # What happens next
  We refund the price without undue delay and no later than 14 days after we receive your withdrawal, the same way you paid, and charge nothing for it.
  If you expressly asked us to begin straight away when you ordered and have already used credits from this purchase, we deduct their share of the price. If you did not ask for that, you get the whole price back. Unused credits lapse with the refund. There is more on the [Refunds](/pages/return-policy) page.
  # Model form
  “To {company}, {address}, {email}: I hereby give notice that I withdraw from (cancel) my contract for the supply of the following digital content or service: credits for {brand}. Ordered on: … Order number: … Name: … Address: … Email address of the account: … Signature (only if this form is sent on paper): … Date: …”
`;
