export const terms = `
  Terms and conditions
  What applies between you and {brand}: account, fictional profiles, credits, rules, decisions and ending it.
  # Who your contract is with
  {brand} is run by {company}, {address}; how to reach us is in the [imprint](/imprint). By opening an account you enter into a free contract of use with us. Costs arise only when you buy credits, and every purchase is a contract of its own.
  # Your account
  You must be at least {min_age} years old and be truthful about your age. The account is for you alone; do not share your password. Until you have confirmed your e-mail address, nobody can see your profile or answer you.
  Your profile can be seen by members of all brands that share the same circle of members; in the [settings](/settings) you choose on which of them. You can log in only at the brand where you signed up.
  # What {brand} offers
  You can set up a profile, search for members, give likes and write to each other. Whether you meet somebody who suits you depends on people, so we cannot promise it. We do not check what members say about themselves.
  What you search for decides who appears. Whoever was active last stands first; where few members fit, the search is widened and says so. Nobody can pay to stand higher up. Advertisements are labelled.
  # Fictional profiles
  {fictional}
  Fictional profiles carry this label wherever they appear: in the search, in the profile, in conversations, mails and notifications. There is no person behind them who could meet you.
  Texts written by a machine are marked as automatic. Messages to fictional profiles cost the same as others. In the search you can leave fictional profiles out.
  # Credits and prices
  Searching, viewing profiles, giving likes and reading messages is free. Prices in credits: message {message_credits}, photo in a conversation {photo_credits}, gift {gift_credits}. What something costs stands at the button before you send it. What was not delivered costs nothing.
  You buy credits in bundles with one payment; the [prices](/pricing) include VAT. There is no subscription and no automatic renewal. Credits do not expire while your account exists.
  Before your first purchase you can start up to 2 conversations and show up to 3 photos. With the first bundle you become premium: you see all photos, show up to 25 of your own and start as many conversations as you like.
  # Withdrawal
  You can withdraw from a purchase without giving a reason. Period and form are on the page [Withdraw from contract](/withdrawal), and what we refund is on the page [Returns and refunds](/pages/return-policy).
  # How we treat each other
  These are forbidden:
  - threats, harassment, hatred and anything the other person has said no to
  - anything that involves minors
  - asking for money, fraud, advertising and the same message to many
  - other people’s photos and pretending to be somebody else
  - publishing the data of others, and contact details where the site does not allow them
  - whatever else is against the law
  You can report or block any member.
  # Reports, decisions and appeals
  You can report profiles, photos and messages right where they stand, and anything else through the [complaints form](/complaints), even without an account. You get a receipt with a number at once.
  A person decides. Programs only refuse contact details in texts and files that are no pictures. We choose the mildest measure that helps: a warning, removing a photo or a message, hiding the profile or locking the account. What counts is how serious it is, how often it happened and whether it was meant.
  Both sides are told what was decided, on which rule it rests, why, and for how long it applies.
  You can appeal free of charge and without login for six months after the decision. After that, certified out-of-court dispute settlement and the courts are open to you. More on the page [Access ban](/pages/ban).
  # What you write and show
  Your texts and photos remain yours. You allow us to show them on the brands where your profile is visible, for as long as they stand there. Show only photos that you may show.
  # Ending the contract
  You can delete your account at any time in the [settings](/settings), without notice and without a reason. For 14 days it can be restored through a link sent by e-mail, after that your data is erased. Unused credits end with the account; where you can still return them, do so beforehand.
  We may end the contract with 30 days’ notice, for good cause at once; purchased credits that were not used are then refunded.
  # Liability and law
  We are liable without limit for intent, gross negligence and harm to life, body and health, and otherwise only for the breach of essential duties, up to the foreseeable damage.
  Mandatory rights of the country you live in remain in force, and so do the courts that are open to you there.
  # Changes
  If we change these terms, we tell you beforehand and ask for your agreement when you next log in. Without it the earlier version applies to you, and you can delete your account. The version whose date stands on this page applies.
`;
