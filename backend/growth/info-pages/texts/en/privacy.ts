export const privacy = `
  Privacy notice
  Which data {brand} processes, why and for how long, who receives it, and what rights you have.
  # Who is responsible
  The controller is {company}, {address}. We answer questions about privacy at {email}. For members in the UK, “GDPR” on this page means the UK GDPR with its corresponding articles.
  Data protection officer: {data_officer}
  Representative in the United Kingdom (Article 27 UK GDPR): {uk_representative}
  # Which data we process
  - When you sign up: email address, name, date of birth, gender, sexuality (and so who you are looking for), place and an irreversible hash of your password. Others see your age, never the date.
  - In your profile: details, interests, photos and what you write about yourself.
  - With others: likes, messages, gifts, blocks, reports and your own notes.
  - For purchases: bundle, amount, time, country and payment method. For a direct debit also account holder, address, mobile number and the last digits of the IBAN; the whole IBAN goes to the payment provider only.
  - A code made with a secret key from your email address: 180 days after you delete the account or change the address. With it we note which gifts and discounts were given, how many conversations were started for free, who blocked whom and whether we closed the account. Its only purpose is that gifts are not given twice and that blocks still apply when somebody signs up again; the address cannot be read from it.
  - For your safety: when, with which browser and from which country somebody logged in to your account.
  - For technical reasons your IP address, to deliver the site, to limit abuse and to recognise your country. We do not store it. Logs contain neither messages nor email addresses.
  # Details about your sexuality
  What you say about your sexuality is specially protected. We process it only with your explicit consent under Article 9 GDPR, which we ask for separately when you sign up. You can withdraw it at any time in the [settings](/settings) and keep your account. We then delete what you said about your sexuality, and with it the kind of people you are looking for, and others no longer find you in suggestions and lists that are based on it. The withdrawal does not affect the lawfulness of what was done before.
  # Purposes and legal bases
  - To perform our contract with you (Article 6(1)(b) GDPR): showing your profile, delivering messages, handling payments.
  - To comply with the law (Article 6(1)(c)): keeping accounting records, dealing with reports and decisions.
  - For our legitimate interests (Article 6(1)(f)): preventing abuse and fraud, counting visits anonymously.
  - With your consent (Article 6(1)(a)): push notifications, news and offers by email, statistics on use, informing a partner, being found by search engines, advertising with your profile.
  - Each consent and each withdrawal is recorded with its date. You can see this record in the [settings](/settings).
  # Who receives data
  - Your profile is visible to members of all brands that share the same pool of members and, where search is open to everyone and you do not turn this off, to visitors. In the settings you can hide your age, your town and your activity, and choose the brands.
  - Search engines may list your profile, and we may advertise with it, only if you allow it. You can change both in the settings.
  - Providers for hosting, email, text messages and payment get only what they need for their task.
  - The push services of your browser carry our notifications encrypted.
  - Countries outside the European Economic Area: your browser’s push services may be there, for example in the USA, and carry only encrypted messages. Otherwise we transfer data there only where the European Commission has found the level of protection adequate or under its standard contractual clauses (Articles 45 and 46 GDPR). Where the UK GDPR applies to you, what counts for countries outside the UK is the UK’s own adequacy regulations or, without them, the International Data Transfer Agreement or Addendum issued by the ICO. You can ask for a copy at {email}.
  No page of {brand} loads content from third parties.
  # Advertising partners and statistics
  If you come through a partner’s link, the address carries the partner’s identifiers and the number of the click. We count that such a visit took place, without your IP address and without linking it to you. Your browser remembers where you came from until you close the tab or, if you consent on the [Cookies](/pages/cookies) page, for 90 days; if you sign up, we keep it with your account.
  Only if you allow it, when you sign up or in the settings, do we tell the partner what became of the click: its number and the partner’s own identifiers, the status (signed up, bought, rejected), for a purchase the amount, and a reference number of ours for it. The partner never learns your name, your address or anything else from your profile.
  We count anonymously which pages people leave and when. We keep this together with your account only if you have turned statistics on.
  # Photos and places
  We re-encode your photos and remove everything the camera stored in them, such as where they were taken. Only premium members see photos other than your main one clearly.
  We only ask for your location when you press the button for it. We round it, look up the nearest town and do not keep the location.
  # Emails and push notifications
  We always send you the emails you ask for and those about a purchase or a decision. You choose everything else under [notifications](/notifications), and each of those emails has a link to unsubscribe with one click. We keep a record of when it was sent for 30 days.
  Push notifications come only after you have allowed them in your browser. They name the sender, never the text, and end when you log out there.
  # How long we keep it
  - Accounts that were not confirmed: 30 days.
  - Deleted accounts: 14 days in which you can come back, then your profile, photos, messages and likes are erased. What others wrote remains theirs.
  - Logins: 90 days. A session: 30 days.
  - Accounting records and receipts: up to 10 years, under a number and without your name once your account is erased.
  - Your agreement to the terms and your consent to sensitive data: 4 years after the erasure, as proof. A code made from the IBAN, to recognise it again: 13 months; if a direct debit bounced: 4 years.
  - Reports and decisions: until they are decided and nobody can appeal any more, that is, six months after the decision; after that, only what was decided is kept.
  - Backups: at most 30 days.
  - Counted visits: 14 months. Partners’ responses: 180 days.
  # Your rights
  In the [settings](/settings) you can download everything we keep about you as one file, once a day; an email tells you when it is ready, and you can download it for seven days. There you can also change your details, see and end your sessions, and delete your account.
  You have the right of access, rectification, erasure, restriction of processing and data portability, and the right to object. You can withdraw any consent at any time; that does not affect what was lawful before. Write to {email}.
  We answer within a month and free of charge. So that nobody else gets your data, we may ask you to write from the address of your account.
  # Your right to object
  Where we process data for our legitimate interests, you can object at any time on grounds relating to your particular situation (Article 21 GDPR). You can always object to direct marketing, without giving reasons. Write to {email}.
  # No automated decisions
  We make no decisions about you with legal or similarly significant effects by automated means alone, and we do not profile you for advertising.
  # Complaining to an authority
  You can complain to us, and to the data protection authority of the country you live in: in the UK the Information Commissioner’s Office (ICO), in Ireland the Data Protection Commission (DPC), in Malta the Information and Data Protection Commissioner (IDPC).
  The authority responsible for us: {data_authority}
`;
