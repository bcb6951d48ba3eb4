import { isLandingSlug, landingSlug, slugFromQuery } from './landing-slug.ts';

test.each([
  ['/landers/gallery', 'gallery'],
  ['/landers/gallery/by-the-lake', 'gallery/by-the-lake'],
  ['/members/42/landing', 'member-landing'],
  ['/members/42/landing2/forest', 'member-landing2/forest'],
  ['/members/42/signup', 'member-signup'],
])('%s is counted as %s', (path, slug) => {
  expect(landingSlug(path)).toBe(slug);
  expect(isLandingSlug(slug)).toBe(true);
});

test.each(['/', '/members', '/members/42', '/members/42/chat', '/landers', '/landers/a/b/c', '/landers/A'])(
  '%s is no landing',
  (path) => expect(landingSlug(path)).toBeNull(),
);

test('the form of a lander says where it stood', () => {
  expect(slugFromQuery('?gender=man&slug=gallery/forest')).toBe('gallery/forest');
  expect(slugFromQuery('?slug=%3Cb%3E')).toBeNull();
  expect(slugFromQuery('')).toBeNull();
});
