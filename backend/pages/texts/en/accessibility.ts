export const accessibility = `
  Accessibility
  What we do so that everybody can use {brand}, what still falls short, and how to report barriers.
  # Our aim
  {brand} is meant to meet the guidelines WCAG 2.2 at level AA, on every page and in every language.
  European law asks for accessible online services: Directive (EU) 2019/882 and the standard EN 301 549. This page is our statement on it.
  # What this is about
  {brand} is a website on which adults get to know each other: sign up, search members, give likes, write messages and buy credits. It runs in every current browser, on phones and computers, without anything to install.
  # What we do
  - Everything can be used with the keyboard alone, and the focus is always visible.
  - Contrasts are at least 4.5 to 1, in light and in dark, and buttons are large enough for fingers.
  - Text can be enlarged to 400 percent without anything being lost.
  - With reduced motion the page stands still.
  - Screen readers name sender and time of each message, and new messages are announced; you can mute that.
  - Errors are said in words, beside the field. Public pages work without JavaScript too.
  # Where it still falls short
  - Photos of members have no detailed description, because only the members know what they show.
  - Pages of payment providers are not ours; how accessible they are is up to those.
  # How we check
  With every change a program looks for barriers on the most important screens, in several languages, on a narrow and on a wide screen. What it cannot see we check by hand.
  # Found a barrier?
  Please tell us: {email} or through the [complaints form](/complaints). Name the page and your assistive technology. We also send you what you need in another form, as far as we can.
  # Supervision
  If our answer does not satisfy you, you can turn to the authority that watches over accessibility in your country.
  {access_authorities}
`;
