export const ban = `
  Bans and blocks
  When {brand} bans an account, who decides, how you appeal, and how you can keep yourself or others out.
  # Locked after wrong passwords
  After 5 wrong passwords, logging in is locked for 15 minutes. This protects your account from guessing. The lock ends by itself. You can also get back in by setting a [new password](/reset-password).
  # Banned because of a breach
  We ban accounts of minors, and accounts used for threats, harassment, fraud, advertising, other people’s photos or other serious breaches of the [terms](/pages/terms). For minor breaches we first give a warning or remove the content.
  A member of our team decides. We tell you by email what we object to, which rule it concerns, why we decided as we did and how long it applies.
  When an account is banned, it is logged out everywhere and nobody can see its profile any more. Credits that were bought and not used are refunded.
  # Appealing
  If you think the ban is wrong, appeal within six months: on the [Complaints](/complaints) page with the decision number, or at {email}. You do not need to log in, and it is free of charge.
  A member of our team, where possible somebody else, looks at the case again and answers with reasons. If you are right, we undo everything. You can also go to court and, if you live in the EU, use a certified out-of-court dispute settlement body.
  # If you want to be kept out
  If you no longer want to be let in, write to us from the address of your account. We ban the account at your request, and nobody can become a member with this address until you tell us otherwise. If you just want to leave, you can delete the account in the [settings](/settings).
  # Keeping children away
  {brand} is for adults aged {min_age} and over. On children’s devices you can block the address {domain} in the parental controls of the device, the browser or the router.
  If somebody here seems to be underage, report the profile or write to {email}. We ban such accounts as soon as we know of them.
  # Blocking a single person
  You do not need us for that: open the profile and choose “Block”. You stop seeing each other straight away, and neither of you can write to the other.
`;
