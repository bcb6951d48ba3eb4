import { locales } from '../i18n/locales.ts';
import { brandTable } from './brands.ts';
import { resolve, buildBrandRow } from '../../tests/support/screens/resolve.ts';
import type { SiteRequest } from './resolve.ts';

describe('where the domain has no language', () => {
  const host = 'offen.example';

  it.each(locales)('%s has one address, the same for all', (locale) => {
    const visitors = [
      {},
      { localeCookie: 'sv' },
      { acceptLanguage: 'pl' },
      { country: () => 'FR' },
    ] satisfies Partial<SiteRequest>[];
    for (const visitor of visitors)
      expect(resolve(`/${locale}/members`, { host, ...visitor })).toMatchObject({
        kind: 'page',
        internalPath: `/offen/${locale}/members`,
        shareable: true,
      });
  });
});

describe('an address that has moved', () => {
  it.each(['alt.example', 'alt.example:8080', 'ALT.example'])('redirects %s to the primary host', (host) => {
    expect(resolve('/fr/members/3?ref=7', { host })).toMatchObject({
      kind: 'elsewhere',
      brand: { primaryHost: 'offen.example' },
      location: '/fr/members/3?ref=7',
    });
  });

  it.each([
    ['offen.example.', 'offen.example'],
    ['offen.example.:443', 'offen.example'],
    ['Herzfunke.localhost.:3000', 'herzfunke.localhost'],
  ])('redirects the fully qualified name %s to the one without a dot', (host, primaryHost) => {
    expect(resolve('/members', { host })).toMatchObject({ kind: 'elsewhere', brand: { primaryHost } });
    expect(resolve('/members', { host: host.replace('.:', '..:').replace(/\.$/, '..') })).toEqual({
      kind: 'misdirected',
    });
  });

  it.each(['offen.example', 'OFFEN.example:443', 'vorschau.example', 'vorschau.example.'])(
    'does not redirect %s',
    (host) => {
      expect(resolve('/fr/members', { host })).toMatchObject({ kind: 'page' });
    },
  );

  it.each(['/no-such-page', '/fr/no/such/page', '/members/search/x', '/herzfunke/de', '/index.php'])(
    'does not redirect a former host if %s is not on the primary one',
    (path) => {
      expect(resolve(path, { host: 'alt.example' })).toMatchObject({ kind: 'unknown' });
    },
  );

  it.each(['127.0.0.1:3000', '127.0.0.1.:3000'])('does not redirect %s, a name of this machine', (host) => {
    expect(resolve('/', { host })).toMatchObject({ kind: 'page' });
  });

  it('redirects no further than to the primary host', () => {
    expect(resolve('/..//members/3', { host: 'alt.example' })).toMatchObject({
      kind: 'elsewhere',
      location: '/members/3',
    });
    expect(resolve('/..//evil.test', { host: 'alt.example' })).toMatchObject({ kind: 'unknown' });
    expect(resolve('/\\evil.test', { host: 'alt.example' })).toMatchObject({ kind: 'unknown' });
  });

  it.each([
    ['/Members', '/members'],
    ['/FR/Members/3?Ref=A', '/fr/members/3?Ref=A'],
    ['/Pages/FAQ/', '/pages/faq'],
    ['/IMPRINT', '/imprint'],
  ])('%s is %s in small letters', (path, location) => {
    expect(resolve(path)).toEqual({ kind: 'redirect', status: 301, location });
  });

  it.each(['/pages/caf%C3%A9', '/Some/Thing/Else', '/manifest.Webmanifest'])(
    '%s is left as it is',
    (path) => {
      expect(resolve(path)).toMatchObject({ kind: 'page' });
    },
  );
});

describe('an address where no page can be', () => {
  it.each([
    '/de/nobody',
    '/de/nobody/there',
    '/de/terms',
    '/de/picture.png',
    '/de/vlinder/nl',
    '/%6eobody',
    '/nobody/',
    '//evil.test/',
    '/DE/Nobody/',
    '/de/pricing/FR',
  ])('%s is not there at once', (path) => {
    expect(resolve(path)).toMatchObject({ kind: 'unknown', brand: { id: 'herzfunke' } });
  });

  it('is not there either for who would be led to another language', () => {
    expect(resolve('/nobody', { localeCookie: 'fr' })).toMatchObject({ kind: 'unknown', locale: 'fr' });
    expect(resolve('/nobody/there', { host: 'offen.example', acceptLanguage: 'pl' })).toMatchObject({
      kind: 'unknown',
      locale: 'pl',
    });
  });

  it.each(['/press', '/imprint', '/members/3', '/pages/faq', '/manifest.webmanifest', '/brand/herzfunke'])(
    'is none of %s',
    (path) => {
      expect(resolve(`/de${path}`)).toMatchObject({ kind: 'redirect', status: 301, location: path });
    },
  );

  it('is unknown at the root while the backend’s list is unavailable', () => {
    const { own_pages: _, ...older } = buildBrandRow('alt', ['aelter.example'], 'de');
    const at = (path: string) => resolve(path, { host: 'aelter.example' }, brandTable([older]));
    expect(at('/de/press')).toMatchObject({ kind: 'redirect', location: '/press' });
    expect(at('/de/press/today')).toMatchObject({ kind: 'unknown' });
  });
});
