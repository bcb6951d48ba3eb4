export const cookies = `
  Cookies
  Which cookies {brand} sets, what else it keeps in your browser, why and for how long.
  # Only what is needed
  {brand} sets no cookies for advertising or tracking and embeds nothing from third parties. That is why no banner asks for your consent.
  Anything that needs your consent stays off until you turn it on, at the end of this page or in the [settings](/settings), and turning it off again is just as easy.
  # Our cookies
  - __Host-vonk: keeps you logged in. Its content is encrypted and scripts cannot read it. 30 days.
  - vonk_in: only remembers that you are logged in, so that the page looks right straight away. 30 days.
  - __Host-vonk_device: remembers that you have logged in on this device before, so that nobody can shut you out by guessing at your password. Its content is encrypted, is not used to track you and stays when you log out. 365 days.
  - vonk_locale: remembers the language you chose. 365 days.
  - vonk_country: remembers the country you chose for prices. 365 days.
  # Storage in your browser
  So that nothing gets lost, some things are kept in your browser only:
  - drafts of messages and of your sign-up, but never your password
  - messages that are still waiting for a connection
  - which notices you have closed, and when
  - the town found from your location, for one hour
  - that this browser gets push notifications
  - until you close the tab: the link or invitation that brought you here, and half-filled forms
  # Counting and partners
  If you come through a partner’s link, we remember where you came from until you close the tab, and count the visit without linking it to you or your IP address. If you sign up, it becomes part of your account.
  With your consent at the end of this page, this browser remembers for 90 days which link first brought you here. Only with your consent do we keep statistics together with your account, or tell the partner that you became a member or bought something. The [privacy notice](/pages/privacy) says what we tell the partner.
  # Deleting them
  Logging out ends the session. You can delete everything else in your browser’s settings; after that you have to log in and choose the language again.
`;
