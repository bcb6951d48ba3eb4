export const service = `
  Customer service
  How to reach the people behind {brand}, what happens then, and where you find receipts.
  # Write to us
  The quickest way is the [form for complaints and requests](/complaints): it works without login and you get a confirmation with a number at once.
  You can also send an e-mail to {email}.
  # Call us
  By phone: {phone}. For questions about your account we then ask you to identify yourself through your e-mail address.
  # What helps us
  Name the e-mail address of your account, what happened and when, and for a purchase the order number. Never send us your password or complete card details; we never ask for them either.
  # What happens then
  A person reads what you wrote and answers at the address you gave. With the number of your receipt you can see on the page [Complaints](/complaints) at any time how it stands.
  If we decide something, we tell you why. If you disagree, you can appeal there within six months, free of charge.
  You will find many answers right away under [frequently asked questions](/pages/faq).
  # Receipts for purchases
  Every purchase is confirmed by e-mail. The receipt with VAT is a PDF with each of [your payments](/transactions), and the link in the confirmation opens it without login too.
  # Somebody behaves badly
  Report the member right in their profile or in the conversation and block them. In acute danger please turn to the police first.
`;
