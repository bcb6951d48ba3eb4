import { findVisitedPages } from './visited-pages.ts';

const at = (folder: string) => `app/[brand]/[locale]/${folder}page.tsx`;
const screenOf = (folder: string) => findVisitedPages([at(folder)])[0]?.screen ?? null;

test.each([
  ['(site)/', 'home'],
  ['(site)/members/', 'members'],
  ['(site)/members/[id]/', 'members-id'],
  ['(site)/settings/', 'settings'],
  ['(site)/pricing/[country]/', 'pricing'],
  ['(site)/credits/[id]/', 'credits-id'],
  ['(lander)/landers/tinderswipe/', 'landers-tinderswipe'],
  ['(site)/members/search/[query]/', null],
])('the page in %s has the picture %s', (folder, screen) => {
  expect(screenOf(folder)).toBe(screen);
});

test('pages come in the order of their pictures, and other files not at all', () => {
  const files = [at('(site)/settings/'), 'components/page.tsx', at('(site)/members/'), at('(site)/')];
  expect(findVisitedPages(files).map(({ screen }) => screen)).toEqual(['home', 'members', 'settings']);
});
