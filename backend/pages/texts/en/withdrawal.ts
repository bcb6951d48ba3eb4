export const withdrawal = `
  Withdraw from contract
  Your right of withdrawal, its period and how to use it here without login.
  # Your right
  You can withdraw from a purchase of credits within {refund_days} days without giving a reason.
  The period begins on the day after the purchase and ends when its last day is over where you live. If that is a Saturday, a Sunday or a public holiday, it ends with the next working day. It is enough to send the withdrawal before it ends.
  # How to withdraw
  Fill in the form at the end of this page: name, order number, e-mail address, confirm. No login is needed. You get a confirmation with number, date and time by e-mail at once.
  You can also write informally to {email} or by letter to {company}, {address}.
  # What happens then
  We refund the price at the latest 14 days after your withdrawal, the way you paid, and charge nothing for it.
  If you have already used credits of this purchase, we deduct their share, because you expressly asked us to begin at once. Members whose photos you saw only with premium count as well. If you did not ask, you get the whole price. Unused credits lapse with the refund. More under [Returns and refunds](/pages/return-policy).
  # Model form
  “To {company}, {address}, {email}: I hereby withdraw from my contract for the purchase of credits at {brand}. Bought on: … Order number: … Name: … E-mail address of the account: … Date: …”
`;
