export const accessibility = `
  Accessibility
  What we do so that everybody can use {brand}, where it still falls short, and how to report barriers.
  # Our aim
  {brand} is meant to meet the WCAG 2.2 guidelines at level AA, on every page and in every language.
  In the EU, the European Accessibility Act (Directive (EU) 2019/882) requires accessible online services; the standard is EN 301 549. In Great Britain the Equality Act 2010 applies. This page is our accessibility statement.
  # What this is about
  {brand} is a website where adults get to know each other: sign up, search for members, give likes, write messages and buy credits. It runs in every current browser, on phones and computers, with nothing to install.
  # What we do
  - Everything can be used with the keyboard alone, and the focus is always visible.
  - Contrast is at least 4.5 to 1, in light and in dark mode, and buttons are large enough for fingers.
  - Text can be enlarged to 400 percent without anything being lost.
  - If you have asked your device for less motion, nothing on the page moves.
  - Screen readers name the sender and time of each message, and new messages are announced; you can mute that.
  - Errors are explained in words, next to the field. Public pages work without JavaScript too.
  # Where it still falls short
  - Members’ photos have no detailed description, because only the members know what they show.
  - The pages of payment providers are not ours; how accessible they are is up to them.
  # How we check
  With every change, software looks for barriers on the most important screens, in several languages, on narrow and wide screens. What it cannot see we check by hand.
  # Found a barrier?
  Please tell us, at {email} or through the [complaints form](/complaints). Name the page and your assistive technology. We will also send you what you need in another form, as far as we can.
  # Supervision
  If you are not satisfied with our answer, you can contact the authority that supervises accessibility in your country.
  {access_authorities}
`;
