import { footerVariant } from './footer-variant.ts';

it.each([
  { installed: false, signedIn: false, home: false, variant: 'full' },
  { installed: false, signedIn: false, home: true, variant: 'full' },
  { installed: false, signedIn: true, home: true, variant: 'full' },
  { installed: false, signedIn: true, home: false, variant: 'short' },
  { installed: true, signedIn: false, home: true, variant: 'short' },
])('installed $installed, signed in $signedIn, home $home: $variant', ({ variant, ...page }) => {
  expect(footerVariant(page)).toBe(variant);
});
