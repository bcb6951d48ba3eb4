export const faq = `
  Frequently asked questions
  Short answers on costs, fictional profiles, matches, photos, safety, mails and deleting the account.
  # What does {brand} cost?
  Signing up, searching, viewing profiles, giving likes and reading messages is free. Prices in credits: message {message_credits}, photo in a conversation {photo_credits}, gift {gift_credits}. You see the price at the button before you send.
  What credits cost in your country is on the page [Prices](/pricing). Credits given at the start, as soon as your e-mail address is confirmed: {signup_credits}.
  # Is there a subscription?
  No. You pay once for a bundle of credits, nothing is renewed and there is nothing to cancel. Credits do not expire while your account exists.
  # How can I pay?
  Which methods work in your country stands on the page [Prices](/pricing) and again before each order. The amount is charged once. You find a receipt as a PDF with each of [your payments](/transactions).
  # What are fictional profiles?
  {fictional}
  The word stands on the photo, in the profile, in the conversation and in every mail. If a machine answers, that stands there too.
  # How do I see only real members?
  In the search choose “Real members only” among the filters. [Your search](/members) is remembered when you are logged in.
  # How does a match come about?
  You like somebody, and that person likes you: then it is a match and you are both told. Likes are free. In the swipe game you can give 4 likes a day.
  # The confirmation mail does not arrive. What now?
  Look in your spam folder first. You can have the mail sent again and change the address while doing so, at most once a minute and five times a day.
  If nothing ever arrives, write to us: {email}. The link in the mail works for 14 days.
  # Why can nobody answer me?
  As long as your e-mail address is not confirmed, your profile is not visible and messages do not reach you. Open the link in the mail and you are ready.
  # Who sees my photos?
  Everybody sees your main photo. The others are seen sharply by premium members only, everybody else sees them blurred. Without a purchase you can show 3 photos, as a premium member 25.
  We may check photos before they appear. Where a photo was taken we remove from the file.
  # How old do I have to be?
  At least {min_age} years. We ask for the date of birth at signup; others see your age alone, and you can hide that too. We lock accounts of minors.
  # How do I get rid of somebody?
  Open the profile or the conversation and choose “Block”. You stop seeing each other at once, and neither can write to the other. You can undo it in the [settings](/settings).
  # Somebody asks me for money. What should I do?
  Do not pay and do not send any codes or copies of documents. Report the message right in the conversation and block the person. If you have lost money already, turn to the police as well.
  # I get too many mails. How do I stop them?
  In the [notifications](/notifications) you choose for each kind whether it comes at once, daily or never, and set quiet hours. Every such mail also has a link that stops it with one click.
  # My account is locked. For how long?
  After 5 wrong passwords the lock lasts 15 minutes. Wait, or set a [new password](/reset-password). Locks for other reasons are explained on the page [Access ban](/pages/ban).
  # What data do you keep about me?
  In the [settings](/settings) you can download everything as one file. What we process and why is on the page [Privacy](/pages/privacy).
  # How do I delete my account?
  In the [settings](/settings), at the very end under “Delete account”. Nobody can see your profile from that moment. For 14 days a link in our mail brings it back, then everything is erased for good.
`;
