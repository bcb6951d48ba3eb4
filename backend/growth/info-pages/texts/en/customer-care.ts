export const service = `
  Customer service
  How to reach the people behind {brand}, what happens next, and where to find your receipts.
  # Write to us
  The quickest way is the [form for complaints and requests](/complaints): you don’t need to log in, and you get a confirmation with a reference number straight away.
  You can also send an email to {email}.
  # Call us
  By phone: {phone}. If your question is about your account, we’ll ask you to identify yourself through your email address.
  # What helps us
  Tell us the email address of your account, what happened and when, and for a purchase the order number. Never send us your password or complete card details; we’ll never ask for them.
  # What happens next
  A member of our team reads what you wrote and replies to the address you gave. With your reference number you can check the progress on the [Complaints](/complaints) page at any time.
  If we decide something, we tell you why. If you disagree, you can appeal there within six months, free of charge.
  You’ll find many answers right away under [frequently asked questions](/pages/faq).
  # Receipts for purchases
  We confirm every purchase by email. You’ll find the VAT receipt as a PDF with each of [your payments](/transactions), and the link in the confirmation opens it even if you’re not logged in.
  # Somebody is behaving badly
  Report the member in their profile or in the conversation, and block them. If you are in immediate danger, call the police first.
`;
