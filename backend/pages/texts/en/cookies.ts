export const cookies = `
  Cookies
  Which cookies {brand} sets, what else it keeps in your browser, what for and for how long.
  # Only what is needed
  {brand} sets no cookies for advertising or tracking and embeds nothing of third parties. That is why no banner asks for your consent.
  What needs consent stays off until you switch it on, at the end of this page or in the [settings](/settings), and switching it off again is just as easy.
  # Our cookies
  - __Host-vonk: keeps you logged in. Its content is encrypted and scripts cannot read it. 30 days.
  - vonk_in: only remembers that you are logged in, so that the page looks right at once. 30 days.
  - __Host-vonk_device: remembers that you have logged in on this device before, so that nobody can shut you out by guessing at your password. Its content is encrypted, is not used to track you and stays when you log out. 365 days.
  - vonk_locale: remembers the language you chose. 365 days.
  - vonk_country: remembers the country you chose for prices. 365 days.
  - vonk_split: only where we compare two versions of a page: one of a thousand groups, so that you see the same version again. It tells nobody apart. Only with your yes, 90 days.
  # Storage of your browser
  So that nothing gets lost, some things stay in your browser alone:
  - drafts of messages and of the signup, but never your password
  - messages that are still waiting for a connection
  - which notices you have closed, and when
  - the town found for your position, for one hour
  - that this browser gets push messages
  - until you close the tab: the link or invitation you came by, and half-filled forms
  # Counting and partners
  If you come through a partner’s link, the origin is kept until you close the tab and is counted without a person and without your IP address. If you sign up, it becomes part of your account.
  With your yes at the end of this page, this browser remembers for 90 days by which link you first came. Only with your yes do we keep statistics together with your account, or tell the partner that you became a member or bought something. The [privacy page](/pages/privacy) says what the partner learns.
  # Deleting them
  Logging out ends the session. Everything else you delete in the settings of your browser; after that you have to log in and choose the language again.
`;
