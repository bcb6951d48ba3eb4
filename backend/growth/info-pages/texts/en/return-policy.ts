export const returnPolicy = `
  Refunds
  When you get money back, how much, and how it works.
  # Unused credits
  You can withdraw from (cancel) a purchase within {refund_days} days without giving any reason. For credits that you have not used yet, we refund their share of the price you paid.
  Credits you got in other ways, such as welcome credits, are treated as used first, which works in your favour.
  # Used credits
  Credits that you spent on delivered messages, photos and gifts are not refunded. Anything that is not delivered costs nothing; if you were charged all the same, we give you the credits back.
  We make this deduction only if you asked us to begin straight away when you ordered; otherwise you get the whole price back.
  # Charged wrongly or twice
  If you were charged twice or for something you did not order, please tell us. We’ll look into it and refund what you are owed, regardless of any time limit.
  # Paid, but no credits
  Most payments arrive within seconds; a bank transfer or a direct debit can take a few days. If money arrives for an order that has already lapsed, we refund it automatically. You can check the status under [your payments](/transactions).
  # How to do it
  The quickest way is the form on the [Withdraw from contract](/withdrawal) page: name, order number, email address, done. You do not need to log in. You can also use the [complaints form](/complaints) or write to {email}.
  You get a confirmation with a reference number, the date and the time straight away. If the order and the address match, we start the refund straight away; a member of our team looks at everything else.
  We refund the money the same way you paid, no later than 14 days after we receive your withdrawal. Your statutory rights are not affected.
  # When an account ends
  If you delete your account, you lose your unused credits. If the withdrawal (cancellation) period has not ended yet, withdraw from the purchase beforehand. If we end the contract, we refund the credits you bought and have not used.
`;
