export const ban = `
  Access ban
  When {brand} bans access, who decides, how you object, and how you block access yourself.
  # Locked after wrong passwords
  After 5 wrong passwords logging in is locked for 15 minutes. This protects your account from guessing. It opens again by itself. With a [new password](/reset-password) you get in as well.
  # Banned because of a breach
  We ban accounts of minors, and accounts used for threats, harassment, fraud, advertising, other people’s photos or other serious breaches of the [terms](/pages/terms). For minor breaches there is first a warning, or we remove the content.
  A person decides on it. You are told by e-mail what we object to, which rule it concerns, why we decided so and how long it applies.
  With a ban all sessions end, and nobody can see the profile any more. Purchased credits that were not used are refunded.
  # Objecting
  If you think the ban is wrong, object within six months: on the page [Complaints](/complaints) with the number of the decision, or at {email}. This works without login and is free of charge.
  A person looks at the case again, where possible another one, and answers with reasons. If you are right, everything is put back. Certified out-of-court dispute settlement and the courts are open to you as well.
  # You want to ban yourself
  If you no longer want to be let in, write to us from the address of your account. We lock the account, and nobody can be a member with this address until you tell us otherwise. If you just want to leave, you can delete the account in the [settings](/settings).
  # Keeping children away
  {brand} is for adults aged {min_age} and over. On the devices of children you can block the address {domain} in the parental controls of the device, the browser or the router.
  If somebody here seems to be under age, report the profile or write to {email}. We lock such accounts as soon as we know of them.
  # Blocking a single person
  You do not need us for that: open the profile and choose “Block”. You stop seeing each other at once, and neither can write to the other.
`;
