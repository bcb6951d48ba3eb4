export const terms = `
  Terms and conditions
  The rules between you and {brand}: your account, fictional profiles, credits, conduct, decisions and ending the contract.
  # Who your contract is with
  {brand} is run by {company}, {address}; the [legal notice](/imprint) says how to reach us. When you open an account you enter into a contract with us, which is free of charge. You only pay when you buy credits, and every purchase is a separate contract.
  # Your account
  You must be at least {min_age} years old and be truthful about your age. The account is for you alone; do not share your password. Until you have confirmed your email address, nobody can see your profile or answer you.
  Your profile can be seen by members of all brands that share the same pool of members; in the [settings](/settings) you choose on which of them. You can only log in on the brand where you signed up.
  # What {brand} offers
  You can set up a profile, search for members, give likes and write to each other. Whether you meet somebody who suits you depends on people, so we cannot promise it. We do not check what members say about themselves.
  What you search for decides who appears. People near you come first; at each distance, those who write in your language, then the most recently active. If few match, we widen the search and say so. Nobody can pay for a higher place. Advertisements are labelled.
  # Fictional profiles
  {fictional}
  Fictional profiles carry this label wherever they appear: in search results, in the profile, in conversations, emails and notifications. There is nobody behind them you could meet.
  Texts written by a machine are marked as automatic. Messages to fictional profiles cost the same as others. You can leave fictional profiles out of your search.
  # Credits and prices
  Searching, viewing profiles, giving likes and reading messages are free. Prices in credits: message {message_credits}, photo in a conversation {photo_credits}, gift {gift_credits}. The button shows the price before you send anything. Anything that is not delivered costs nothing.
  You buy credits in bundles with one payment; the [prices](/pricing) include VAT. There is no subscription and no automatic renewal. Credits do not expire while your account exists.
  Before your first purchase you can start up to 2 conversations and show up to 3 photos. Your first bundle makes you a premium member: you can see all photos, show up to 25 of your own and start as many conversations as you like.
  # How a purchase is made
  On the order page you see the bundle, price, country and payment method and can change everything. With the button “Order with obligation to pay” you place the order. The contract is made when we confirm your order by email and add the credits to your account. We store the text of the contract; you can find it in that email and under [payments](/transactions). The contract is made in the language of the page.
  If what you bought is not as agreed, you have the statutory rights for digital content and services, in the UK under the Consumer Rights Act 2015 and in Ireland under the Consumer Rights Act 2022.
  # Withdrawal
  You can withdraw from (cancel) a purchase without giving any reason. The period and the form are on the [Withdraw from contract](/withdrawal) page, and what we refund is on the [Refunds](/pages/return-policy) page.
  # How we treat each other
  The following are not allowed:
  - threats, harassment, hatred and anything the other person has said no to
  - anything that sexualises minors or puts them at risk
  - asking for money, fraud, advertising and sending the same message to many people
  - using other people’s photos and pretending to be somebody else
  - publishing other people’s personal data, or sharing contact details where the site does not allow it
  - anything else that is against the law
  You can report or block any member.
  # Reports, decisions and appeals
  You can report profiles, photos and messages right where they appear, and anything else through the [complaints form](/complaints), even without an account. You get a confirmation with a reference number straight away.
  A member of our team decides. Software only rejects contact details in texts, and files that are not pictures. We choose the least restrictive measure that works: a warning, removing a photo or a message, hiding the profile or banning the account. What counts is how serious the breach is, how often it happened and whether it was intended.
  Both sides are told what was decided, which rule it is based on, why, and for how long it applies.
  You can appeal free of charge and without logging in for six months after the decision. You can also go to court, for example for breach of contract if we remove what you posted or restrict access to it, or suspend or ban you, in breach of these terms. If you live in the EU, you can use a certified out-of-court dispute settlement body as well. There is more on the [Bans and blocks](/pages/ban) page.
  # What you write and show
  Your texts and photos remain yours. You allow us to show them on the brands where your profile is visible, for as long as they are there. Only show photos you have the right to use.
  # Ending the contract
  You can delete your account at any time in the [settings](/settings), without notice and without a reason. For 14 days you can restore it through a link sent by email; after that your data is erased. You lose your unused credits with the account. If the withdrawal (cancellation) period has not ended yet, withdraw from the purchase beforehand.
  We may end the contract with 30 days’ notice, or immediately where there are serious grounds. We then refund the credits you bought and have not used.
  # Liability and law
  Nothing in these terms limits our liability for death or personal injury caused by negligence, for intent or gross negligence, for fraud, or for anything else the law does not let us limit, such as your rights under the Consumer Rights Act 2015 in the UK or the Consumer Rights Act 2022 in Ireland. Otherwise we are responsible for loss you suffer that was foreseeable and that we caused by breaking this contract or by failing to use reasonable care and skill.
  You keep the mandatory consumer rights of the country you live in, and you can always bring a claim in its courts.
  # Changes
  If we change these terms, we tell you beforehand and ask for your agreement when you next log in. Without it the earlier version applies to you, and you can delete your account. The version whose date is shown on this page applies.
`;
