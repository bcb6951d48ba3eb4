export const faq = `
  Frequently asked questions
  Short answers on costs, fictional profiles, matches, photos, safety, emails and deleting your account.
  # What does {brand} cost?
  Signing up, searching, viewing profiles, giving likes and reading messages are free. Prices in credits: message {message_credits}, photo in a conversation {photo_credits}, gift {gift_credits}. The button shows the price before you send anything.
  You’ll find what credits cost in your country on the [Prices](/pricing) page. Welcome credits, as soon as your email address is confirmed: {signup_credits}.
  # Is there a subscription?
  No. You pay once for a bundle of credits, nothing is renewed and there’s nothing to cancel. Credits don’t expire while your account exists.
  # How can I pay?
  You’ll find the payment methods for your country on the [Prices](/pricing) page and again before each order. The amount is charged once. You’ll find a PDF receipt with each of [your payments](/transactions).
  # What are fictional profiles?
  {fictional}
  The label is on the photo, in the profile, in the conversation and in every email. If a machine answers, we say so too.
  # How do I see only real members?
  In the search filters, choose “Real members only”. We remember [your search](/members) when you’re logged in.
  # How do I get a match?
  You like somebody and that person likes you: that’s a match, and we tell you both. Likes are free. In the swipe game you can give 4 likes a day.
  # The confirmation email hasn’t arrived. What now?
  Look in your spam folder first. You can have the email sent again and change the address at the same time, at most once a minute and five times a day.
  If it still doesn’t arrive, write to us: {email}. The link in the email works for 14 days.
  # Why can nobody answer me?
  Until your email address is confirmed, your profile isn’t visible and messages don’t reach you. Open the link in the email and you’re ready to go.
  # Who sees my photos?
  Everybody sees your main photo. Only premium members see your other photos clearly; everyone else sees them blurred. Without a purchase you can show 3 photos, as a premium member 25.
  We may check photos before they appear. We remove the location data from the file.
  # How old do I have to be?
  At least {min_age} years old. We ask for your date of birth when you sign up; others only see your age, and you can hide that too. We ban accounts of minors.
  # How do I get rid of somebody?
  Open the profile or the conversation and choose “Block”. You stop seeing each other straight away, and neither of you can write to the other. You can undo it in the [settings](/settings).
  # Somebody is asking me for money. What should I do?
  Don’t pay, and don’t send any codes or copies of documents. Report the message right in the conversation and block the person. If you’ve already lost money, go to the police as well.
  # I get too many emails. How do I stop them?
  In the [notifications](/notifications) you choose for each kind whether it comes instantly, daily or never, and set quiet hours. Each of these emails also has a link to unsubscribe with one click.
  # My account is locked. For how long?
  After 5 wrong passwords the lock lasts 15 minutes. Wait, or set a [new password](/reset-password). Other reasons why you may not get in are explained on the [Bans and blocks](/pages/ban) page.
  # What data do you keep about me?
  In the [settings](/settings) you can download everything as one file. The [privacy notice](/pages/privacy) says what we process and why.
  # How do I delete my account?
  In the [settings](/settings), at the very end under “Delete account”. From that moment nobody can see your profile. For 14 days you can restore it with a link in our email, then everything is deleted for good.
`;
