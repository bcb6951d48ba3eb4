export const privacy = `
  Privacy
  Which data {brand} processes, what for, for how long, who receives it, and what rights you have.
  # Who is responsible
  The controller is {company}, {address}. We answer questions about privacy at {email}.
  # Which data we process
  - At signup: e-mail address, name, date of birth, gender, whom you are looking for, place and an irreversible hash of your password. Others see your age, never the date.
  - In your profile: details, interests, photos and what you write about yourself.
  - With others: likes, messages, gifts, blocks, reports and your own notes.
  - For purchases: bundle, amount, time, country and payment method. For a direct debit also account holder, address, mobile number and the last digits of the IBAN; the whole IBAN goes to the payment provider only. While you can withdraw from a purchase, and up to 30 days longer, also whose photos you saw only with premium.
  - A code made with a secret key from your email address and from the card or account you paid with: 180 days after you delete the account. Beside it we note which gifts and discounts were given, how many conversations were begun for free and who blocked whom. Its only purpose is that gifts are not given twice and that blocks still hold when somebody signs up again; the address cannot be read from it.
  - For your safety: when, with which browser and from which country somebody logged in to your account.
  - For technical reasons your IP address, to deliver the site, to limit abuse and to recognise your country. We do not store it. Logs contain neither messages nor e-mail addresses.
  # Details about your sexuality
  Whom you are looking for may say something about your sexuality. We process such data only with your explicit consent under article 9 GDPR, which we ask for separately at signup. You can withdraw it at any time by deleting your account.
  # What for and on which basis
  - To fulfil the contract with you (article 6(1)(b) GDPR): showing your profile, delivering messages, handling payments.
  - Because the law demands it (article 6(1)(c)): keeping bookings, dealing with reports and decisions.
  - For our legitimate interest (article 6(1)(f)): protection against abuse and fraud, counting visits without a person.
  - With your consent (article 6(1)(a)): push messages, news and offers by e-mail, statistics on use, informing a partner, being found by search engines, advertising with your profile.
  - Each consent and each withdrawal is logged with its date. You find the log in the [settings](/settings).
  # Who receives data
  - Members of all brands of the same circle of members see your profile, and visitors do where search is open without login, unless you switch it off. In the settings you can hide your age, your town and your activity, and choose the brands.
  - Search engines may list your profile, and we may advertise with it, only if you allow it. You change both in the settings.
  - Providers for hosting, mail, text messages and payment get only what they need for their task.
  - Push services of your browser carry our messages encrypted.
  - Where a brand asks for proof of age, the service that checks it gets neither your name nor your address from us, and we get nothing but the outcome.
  No page of {brand} loads content from third parties.
  # Advertising partners and statistics
  If you come through a partner’s link, the address carries the partner’s names and the number of the click. We count that such a visit took place, without IP address and without a person. Your browser keeps the origin until you close the tab, with your yes on the page [Cookies](/pages/cookies) for 90 days; if you sign up, we keep it with your account.
  Only if you allow it, at signup or in the settings, do we tell the partner what became of the click: its number and the partner’s own names, the status (signed up, bought, rejected), for a purchase the amount, and a number of ours that stands for it. Never anything from your profile, your name or your address.
  Which pages are left and when, we count without a person. We keep it together with your account only if you have switched statistics on.
  # Photos and places
  We cut your photos anew and remove everything the camera wrote into them, such as the place they were taken. Photos other than the main one are seen sharply by premium members only.
  Your position is asked for only when you press the button for it. We round it, look up the nearest town and do not keep the position.
  # Mails and push messages
  Mails that you ask for or that belong to a purchase or a decision always reach you. Everything else you choose in the [notifications](/notifications), and every such mail has a link that stops it with one click. We keep when such a mail went out for 30 days.
  Push messages come only after you have allowed them in your browser. They name the sender, never the text, and end when you log out there.
  # For how long
  - Accounts that were not confirmed: 30 days.
  - Deleted accounts: 14 days in which you can come back, then profile, photos, messages and likes are erased. What others wrote remains theirs.
  - Logins: 90 days. A session: 30 days.
  - Bookings and receipts: up to 10 years, then without your name, under a number.
  - The agreement to terms and sensitive data: 4 years after the erasure, as proof. A code made of the IBAN, to recognise it again: 13 months; if a direct debit bounced: 4 years.
  - Reports and decisions: until they are decided and nobody can appeal any more, that is six months after the decision; then only what was decided remains.
  - Backups: at most 30 days.
  - Counted visits: 14 months. What partners answered: 180 days.
  # Your rights
  In the [settings](/settings) you can download everything we keep about you as one file, once a day; a mail tells you when it is ready, and the file can be fetched for seven days. There you also change your details, see and end your sessions, and delete your account.
  You have the right to access, correction, erasure, restriction, a copy of your data and to object to its processing. You can withdraw any consent with effect for the future. Write to {email}.
  We answer within a month and free of charge. So that nobody else gets your data, we may ask you to write from the address of your account.
  # No decisions by machines
  No decision that affects you legally is made by a program alone, and we make no profile of you for advertising.
  # Complaining to an authority
  You can complain to the data protection authority of the country you live in.
  The authority responsible for us: {data_authority}
`;
