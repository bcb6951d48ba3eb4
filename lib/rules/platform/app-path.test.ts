import { appPath } from './app-path.ts';

it.each([
  ['/', '/'],
  ['/fi', '/'],
  ['/fi/members/12', '/members/12'],
  ['/members', '/members'],
  ['/herzfunke/de', '/'],
  ['/herzfunke/de/members/12', '/members/12'],
  ['/herzfunke/de/members/search/gender=woman', '/members'],
])('%s is the screen %s', (pathname, path) => {
  expect(appPath(pathname, 'herzfunke')).toBe(path);
});
