export const returnPolicy = `
  Returns and refunds
  When you get money back, how much, and how it works.
  # Unused credits
  Within {refund_days} days of the purchase you can return credits that you have not used yet. We refund their share of the price you paid.
  Credits that you got otherwise, for instance at the start, count as used first. That is to your advantage.
  # Used credits
  Credits that you spent on delivered messages, photos and gifts are not refunded. What was not delivered costs nothing; if something was charged all the same, we credit it to you.
  The same goes for members whose photos you saw only with premium: each counts as one message, all of them together at most half as much as your unused credits. We deduct only if you asked us to begin at once when you ordered; otherwise you get the whole price back.
  # Charged wrongly or twice
  If an amount was charged twice or without your doing, please tell us. We look into it and refund what is yours, regardless of any time limit.
  # Paid, but no credits
  Most payments are there within seconds; a bank transfer or a direct debit can take some days. If money arrives for an order that has already lapsed, it goes back by itself. You see how it stands under [your payments](/transactions).
  # How to do it
  The quickest way is the form on the page [Withdraw from contract](/withdrawal): name, order number, e-mail address, done. No login is needed. You can also use the [complaints form](/complaints) or write to {email}.
  You get a confirmation with number, date and time at once. Where order and address fit, the refund starts right away; everything else a person looks at.
  The money comes back the way you paid, within 14 days at the latest. Your statutory rights are not affected.
  # When an account ends
  If you delete your account, unused credits end with it, so return them beforehand. If we end the contract, we refund purchased credits that were not used.
`;
