import type { PageTexts } from '../page-texts.ts';

export const en: PageTexts = {
  terms: `
    Terms and conditions
    What applies between you and {brand}: account, fictional profiles, credits, rules and ending it.
    # Who your contract is with
    {brand} is run by {company}, {address}. By opening an account you enter into a free contract of use with us. Costs arise only when you buy credits.
    # Your account
    You must be at least {min_age} years old and be truthful about your age. The account is for you alone; do not share your password. Before others can answer you, you confirm your e-mail address.
    Your profile can be seen by members of all brands that share the same circle of members. You can log in only at the brand where you signed up.
    # Fictional profiles
    {fictional}
    Fictional profiles carry this label wherever they appear. Texts written by a machine are marked as automatic. In the search you can leave fictional profiles out.
    # Credits and prices
    Viewing profiles and giving likes is free. Messages cost credits; what a message costs stands at the send button. A message that was not delivered costs nothing.
    You buy credits in bundles with one payment. There is no subscription and no automatic renewal. All prices include VAT. Without a purchase you can start up to 2 conversations and upload up to 3 photos.
    # How we treat each other
    Threats, harassment, hatred, advertising, fraud, anything involving minors, other people's photos and publishing the data of others are forbidden. You can report or block any member.
    Where a member breaks these rules we may remove content or lock accounts. We give the reason and you can object; the page on access bans tells how.
    # Ending the contract
    You can delete your account at any time, without notice and without a reason. Within 14 days it can be restored through a link sent by e-mail, after that your data is erased. We may end the contract with 30 days' notice, for good cause at once; purchased credits that were not used are then refunded.
    # Liability and law
    We are liable without limit for intent, gross negligence and harm to life, body and health, and otherwise only for the breach of essential duties, up to the foreseeable damage. Mandatory rights of the country you live in remain in force.
    If we change these terms, we tell you beforehand. The version whose date stands on this page applies.
  `,
  privacy: `
    Privacy
    Which data {brand} processes, what for, for how long, and what rights you have.
    # Who is responsible
    The controller is {company}, {address}. We answer questions about privacy at {email}.
    # Which data we process
    At signup: e-mail address, name, date of birth, gender, place and an irreversible hash of your password. After that, everything you enter or write yourself: profile details, photos, likes, messages, reports. For purchases the amount, the time and the payment method.
    For technical reasons we process your IP address to deliver the site, to limit abuse and to recognise your country. Logs contain neither messages nor e-mail addresses.
    # Details about your sexuality
    Whom you are looking for may say something about your sexuality. We process such data only with your explicit consent under article 9 GDPR, which we ask for separately at signup. You can withdraw it at any time by deleting your account.
    # What for and on which basis
    We need the data to fulfil the contract with you: to show your profile, deliver messages and handle payments. Protection against abuse and fraud rests on our legitimate interest, keeping invoices on legal duties, push messages on your consent.
    # Who receives data
    Your profile is seen by members of all brands of the same circle of members and, where search is open without login, by visitors too. Search engines may list it only if you allow it. Providers for hosting, mail and payment get only what they need for their task. Advertising partners learn click number, status and amount, never profile data.
    No page of {brand} loads content from third parties.
    # For how long
    We erase unconfirmed accounts after 30 days. After a deletion your account can be restored for 14 days, then your data is erased. Bookings are kept without names for as long as the law demands.
    # Your rights
    You can ask for access, correction, erasure, restriction and a copy of your data, and object to its processing. Write to {email}. You can also complain to the data protection authority of your country.
  `,
  cookies: `
    Cookies
    Which cookies {brand} sets, what they are for and how long they stay.
    # Only what is needed
    {brand} sets no cookies for advertising or tracking and embeds nothing of third parties. That is why no banner asks for your consent.
    # Our cookies
    __Host-vonk: keeps you logged in. Its content is encrypted and scripts cannot read it. 30 days.
    vonk_in: only remembers that you are logged in, so that the page looks right at once. 30 days.
    vonk_locale: remembers the language you chose. 365 days.
    vonk_country: remembers the country you chose for prices. 365 days.
    # Storage of your browser
    So that nothing gets lost, drafts of messages and of the signup stay in your browser, your password never does. Which notices you have closed is kept only there as well.
    # Deleting them
    Logging out ends the session. Everything else you delete in the settings of your browser; after that you have to log in and choose the language again.
  `,
  ban: `
    Access ban
    When {brand} bans access, who decides and what you can do about it.
    # Locked after wrong passwords
    After 5 wrong passwords logging in is locked for 15 minutes. This protects your account from guessing. It opens again by itself.
    # Banned because of a breach
    We ban accounts of minors, and accounts used for threats, harassment, fraud, advertising, other people's photos or other serious breaches of the terms. For minor breaches we first remove the content.
    You are told what we object to, which rule it concerns and how long the ban lasts.
    # Objecting
    If you think the ban is wrong, write to us through the complaints form or at {email}. A human looks at the case again and answers with reasons. This works without login and is free of charge. After that, out-of-court dispute settlement and the courts are open to you.
    # You want to ban yourself
    If you no longer want to be let in, write to us from the address of your account. We close the account and accept no other with this address until you tell us otherwise.
  `,
  'return-policy': `
    Returns and refunds
    When you get money back and how.
    # Unused credits
    Within {refund_days} days of the purchase you can return credits that you have not used yet. We refund their share of the price you paid.
    # Used credits
    Credits that you spent on delivered messages are not refunded. Messages that were not delivered cost nothing; if something was charged all the same, we credit it to you.
    # Charged wrongly or twice
    If an amount was charged twice or without your doing, please tell us. We look into it and refund what is yours, regardless of any time limit.
    # How to do it
    Write to us through the complaints form or at {email} and name the e-mail address of your account and the purchase. You get a confirmation with number, date and time. The money comes back the way you paid, within 14 days at the latest.
    Your statutory right of withdrawal is not affected.
  `,
  faq: `
    Frequently asked questions
    Short answers on signup, fictional profiles, costs and safety.
    # What does {brand} cost?
    Signing up, searching, viewing profiles and giving likes is free. Messages cost credits; the price stands at the button before you send. You pay once, there is no subscription.
    # What are fictional profiles?
    {fictional}
    The word stands on the photo, in the profile and in the conversation. In the search you can choose to see real members only.
    # The confirmation mail does not arrive. What now?
    Look in your spam folder. You can have the mail sent again and change the address while doing so, at most once a minute and five times a day.
    # Why can nobody answer me?
    As long as your e-mail address is not confirmed, your profile is not visible and messages do not reach you. Open the link in the mail and you are ready.
    # My account is locked. For how long?
    After 5 wrong passwords the lock lasts 15 minutes. Wait, then try again.
    # How do I get rid of somebody?
    Open the profile and press block. You stop seeing each other at once, and neither can write to the other.
    # How do I delete my account?
    Write to {email} if you cannot find it in the settings. You can change your mind within 14 days.
  `,
  service: `
    Customer service
    How to reach the people behind {brand}.
    # Write to us
    The quickest way is the form for complaints and requests: it works without login and you get a confirmation with a number at once. You can also send an e-mail to {email}.
    # Call us
    You reach us by phone at {phone}. For questions about your account we then ask you to identify yourself through your e-mail address.
    # What helps us
    Name the e-mail address of your account, what happened and when. Never send us your password or complete card details; we never ask for them either.
    # Somebody behaves badly
    Report the member right in their profile or in the conversation and block them. In acute danger please turn to the police first.
  `,
  imprint: `
    Imprint
    Who runs {brand} and how to reach us.
    # Provider
    {company}
    {address}
    # Contact
    E-mail: {email}
    Phone: {phone}
    # Register and taxes
    Trade register (KvK): {kvk}
    VAT number: {vat}
    # Settling disputes
    Please turn to us first with complaints, best through the complaints form. We do not take part in proceedings before consumer arbitration boards unless the law obliges us to.
    # Contact point for authorities and users
    The contact point under articles 11 and 12 of the Digital Services Act is {email}. You can write in German and English.
    # Place names
    Towns and where they lie come in part from GeoNames (geonames.org), licensed under CC BY 4.0.
  `,
  withdrawal: `
    Withdraw from contract
    Your right of withdrawal, its period and how to use it without login.
    # Your right
    You can withdraw from a purchase of credits within {refund_days} days, and in any case within 14 days, without giving a reason. The period begins on the day of the purchase. It is enough to send the withdrawal before it ends.
    # How to withdraw
    Use the complaints form with the subject "Withdrawal from a contract": name, e-mail address, purchase, send. No login is needed. You get a confirmation with number, date and time by e-mail at once.
    You can also write informally to {email} or by letter to {company}, {address}.
    # What happens then
    We refund the price at the latest 14 days after your withdrawal, the way you paid. If you expressly asked us to begin at once and have already used credits, we deduct their share. Unused credits lapse with the refund.
    # Model form
    "To {company}, {address}, {email}: I hereby withdraw from my contract for the purchase of credits at {brand}. Bought on: … Name: … E-mail address of the account: … Date: …"
  `,
  accessibility: `
    Accessibility
    What we do so that everybody can use {brand}, and how to report barriers.
    # Our aim
    {brand} is meant to meet the guidelines WCAG 2.2 at level AA, in every language. European accessibility law asks for the same.
    # What we do
    Everything can be used with the keyboard, the focus is visible, contrasts and type sizes are checked, and with reduced motion the page stands still. Screen readers name sender and time of each message. Public pages work without JavaScript too.
    # Where it still falls short
    Photos of members have no detailed description, because only the members know what they show.
    # Found a barrier?
    Please tell us: {email} or through the complaints form. Name the page and your assistive technology. If our answer does not satisfy you, you can turn to the market surveillance authority of your country.
  `,
};
