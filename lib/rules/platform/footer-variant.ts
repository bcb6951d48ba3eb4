export type FooterVariant = 'full' | 'short';

/** Section 2: the footer is short in installed-app mode and for a signed-in page other than home. */
export function footerVariant(page: { installed: boolean; signedIn: boolean; home: boolean }): FooterVariant {
  return page.installed || (page.signedIn && !page.home) ? 'short' : 'full';
}
