import type { CountrySigns } from '../contract/commerce/price-country.ts';
import { resolve } from '../../tests/support/screens/resolve.ts';
import type { SiteRequest } from './resolve.ts';

it('serves the own language without prefix and the others with one', () => {
  expect(resolve('/')).toMatchObject({
    kind: 'page',
    internalPath: '/herzfunke/de',
    locale: 'de',
    route: 'index',
  });
  expect(resolve('/fr')).toMatchObject({ internalPath: '/herzfunke/fr', locale: 'fr', shareable: true });
  expect(resolve('/fr/members/3')).toMatchObject({
    internalPath: '/herzfunke/fr/members/3',
    route: 'members-id',
  });
});

it('makes one page of every time after which the like modal is to appear', () => {
  const internalPath = (url: string) => {
    const decision = resolve(url);
    return decision.kind === 'page' ? decision.internalPath : decision.kind;
  };
  for (const path of ['/', '/members', '/members/3', '/pages/faq', '/fr/members'])
    expect(internalPath(`${path}?t=5`)).toBe(internalPath(path));
  expect(internalPath('/members?t=5&gender=woman')).toBe(internalPath('/members?gender=woman'));
  expect(resolve('/members?t=5', { localeCookie: 'fr' })).toMatchObject({ location: '/fr/members?t=5' });
});

it('redirects the own prefix and trailing slashes permanently', () => {
  expect(resolve('/de/members?a=1')).toEqual({
    kind: 'redirect',
    status: 301,
    location: '/members?a=1',
    setLocale: 'de',
  });
  expect(resolve('/fr/')).toEqual({ kind: 'redirect', status: 301, location: '/fr' });
});

it('the cookie decides where there is no prefix', () => {
  expect(resolve('/members', { localeCookie: 'fr' })).toMatchObject({ status: 307, location: '/fr/members' });
  expect(resolve('/nl/members', { localeCookie: 'fr' })).toMatchObject({ kind: 'page', locale: 'nl' });
  expect(resolve('/', { localeCookie: 'xx' })).toMatchObject({ kind: 'page', locale: 'de' });
});

it('uses Accept-Language, then the country, then German where the domain has no language', () => {
  const led = (over: Partial<SiteRequest>) =>
    resolve('/members?gender=man', { host: 'offen.example', ...over });
  for (const [over, locale] of [
    [{ localeCookie: 'fi', acceptLanguage: 'nn' }, 'fi'],
    [{ acceptLanguage: 'nn' }, 'nb'],
    [{ country: () => 'PL' }, 'pl'],
    [{ country: () => 'JP' }, 'de'],
  ] as const)
    expect(led(over)).toEqual({ kind: 'redirect', status: 307, location: `/${locale}/members?gender=man` });
});

it('draws a logo without a language', () => {
  const path = '/brand/herzfunke/icon-192.png';
  expect(resolve(path, { localeCookie: 'sv' })).toMatchObject({
    kind: 'page',
    internalPath: `/herzfunke/de${path}`,
  });
  expect(resolve(path, { host: 'offen.example', acceptLanguage: 'fr' })).toMatchObject({ kind: 'page' });
});

it('refuses hosts it does not know', () => {
  for (const host of [
    'evil.test',
    'herzfunke.localhost.evil.test',
    '',
    undefined,
    'a b',
    'herzfunke.localhost:x',
  ]) {
    expect(resolve('/', { host })).toEqual({ kind: 'misdirected' });
  }
});

it('lets ?domain= force a brand on preview hosts only', () => {
  expect(resolve('/?domain=vlinder', { host: 'localhost:3000' })).toMatchObject({
    internalPath: '/vlinder/nl',
  });
  expect(resolve('/?domain=vlinder')).toMatchObject({ internalPath: '/herzfunke/de' });
});

it.each([
  '/herzfunke/de',
  '/vlinder/nl/members',
  '/fr/vonk/en',
  '/members/search/gender%3Dman',
  '/status/404',
  '/pricing/DE',
  '/landers/maplanding/DE/hiking',
])('refuses the internal path %s', (path) => {
  expect(resolve(path)).toMatchObject({ kind: 'unknown' });
});

it.each(['/a%2fb', '/a\\b', '/%zz', '/%00', '/%2e%2e%2fvlinder'])('refuses the crooked path %s', (path) => {
  expect(resolve(path)).toMatchObject({ kind: 'unknown' });
});

it.each([
  ['/%6Dembers', '/members'],
  ['/%6d%65mbers/3', '/members/3'],
  ['//members', '/members'],
  ['/members//3/', '/members/3'],
  ['/./members', '/members'],
  ['/pricing/../members', '/members'],
  ['/x/%2e%2e/members', '/members'],
  ['/../../members', '/members'],
  ['/members/with/caf%c3%a9', '/members/with/caf%C3%A9'],
])('redirects %s to %s in one hop', (path, location) => {
  expect(resolve(path)).toEqual({ kind: 'redirect', status: 301, location });
});

it.each([
  ['/DE', 301, '/', 'de'],
  ['/De/', 301, '/', 'de'],
  ['/DE/Members/?a=1', 301, '/members?a=1', 'de'],
  ['/%64e/members', 301, '/members', 'de'],
  ['/de-AT', 301, '/', 'de'],
  ['/de_at/Members/?a=1', 301, '/members?a=1', 'de'],
  ['/DE-DE/imprint', 301, '/imprint', 'de'],
])('redirects %s to the own language in one hop', (path, status, location, setLocale) => {
  expect(resolve(path)).toEqual({ kind: 'redirect', status, location, setLocale });
});

it.each([
  ['/fr-CH', '/fr'],
  ['/en-us/members/', '/en/members'],
  ['/Imprint', '/imprint'],
])('redirects %s to %s in one hop', (path, location) => {
  expect(resolve(path)).toEqual({ kind: 'redirect', status: 301, location });
});

it.each(['/xx-YY/members', '/De-Luxe', '/xx-Hant', '/Nobody'])(
  'does not redirect the unknown path %s',
  (path) => {
    expect(resolve(path)).not.toMatchObject({ kind: 'redirect' });
  },
);

it('redirects to the visitor’s language in the same hop', () => {
  expect(resolve('/Members/', { localeCookie: 'fr' })).toEqual({
    kind: 'redirect',
    status: 307,
    location: '/fr/members',
  });
});

it.each(['/x/../vlinder/nl', '/%2e%2e/vlinder', '/%76linder/nl'])(
  'redirects %s to nothing internal',
  (path) => {
    expect(resolve(path)).toMatchObject({ kind: 'unknown' });
  },
);

it('redirects visitors of member screens to the login and back', () => {
  expect(resolve('/fr/chats?x=1')).toMatchObject({ location: '/fr/login?next=%2Ffr%2Fchats%3Fx%3D1' });
  expect(resolve('/chats', { hasSession: true })).toMatchObject({ kind: 'page', shareable: false });
});

it('folds a search into the path, known fields in one order', () => {
  const expected = { internalPath: '/herzfunke/de/members/search/gender%3Dwoman%26min_age%3D30' };
  expect(resolve('/members?min_age=30&utm=x&gender=woman&pageNumber=1')).toMatchObject(expected);
  expect(resolve('/members?ref=7')).toMatchObject({ internalPath: '/herzfunke/de/members' });
});

const signs = (over: Partial<CountrySigns>) => ({
  countrySigns: () => ({ chosen: null, profile: null, address: null, ...over }),
});

it('folds the price country into the path', () => {
  expect(resolve('/pricing', signs({ profile: 'AT', address: 'PL' }))).toMatchObject({
    internalPath: '/herzfunke/de/pricing/AT',
    shareable: false,
  });
  expect(resolve('/pl/pricing', signs({ address: 'JP' }))).toMatchObject({
    internalPath: '/herzfunke/pl/pricing/DE',
  });
  expect(resolve('/de/pricing', { host: 'vlinder.localhost', ...signs({}) })).toMatchObject({
    internalPath: '/vlinder/de/pricing/NL',
  });
});

it('folds the country of the map into the path', () => {
  expect(resolve('/en/landers/maplanding', signs({ address: 'IE' }))).toMatchObject({
    internalPath: '/herzfunke/en/landers/maplanding/IE',
    shareable: false,
  });
  expect(resolve('/pl/landers/maplanding/hiking', signs({}))).toMatchObject({
    internalPath: '/herzfunke/pl/landers/maplanding/PL/hiking',
  });
});

it('stores language and country from the form of lang-config', () => {
  expect(resolve('/lang-config', signs({ chosen: 'AT' }))).toMatchObject({
    internalPath: '/herzfunke/de/lang-config/AT',
    shareable: false,
  });
  expect(resolve('/lang-config?locale=fi&country=SE')).toEqual({
    kind: 'redirect',
    status: 307,
    location: '/fi/lang-config#saved',
    setLocale: 'fi',
    setCountry: 'SE',
  });
  expect(resolve('/fi/lang-config?locale=de&country=XX')).toEqual({
    kind: 'redirect',
    status: 307,
    location: '/lang-config#saved',
    setLocale: 'de',
  });
  expect(resolve('/fi/lang-config?locale=xx')).toMatchObject({ setLocale: 'fi' });
  expect(resolve('/lang-config/AT')).toMatchObject({ kind: 'unknown' });
});
