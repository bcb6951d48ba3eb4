import { locales } from '../i18n/locales.ts';
import { resolve } from './resolve-in-test.ts';
import type { SiteRequest } from './resolve.ts';

describe('where the domain has no language', () => {
  const host = 'offen.example';

  it.each(locales)('%s has an address of its own, the same for everybody', (locale) => {
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
  it.each(['alt.example', 'alt.example:8080', 'ALT.example'])('leads from %s to the primary host', (host) => {
    expect(resolve('/fr/members/3?ref=7', { host })).toMatchObject({
      kind: 'elsewhere',
      brand: { primaryHost: 'offen.example' },
      location: '/fr/members/3?ref=7',
    });
  });

  it.each(['offen.example', 'OFFEN.example:443', 'vorschau.example'])('stays on %s', (host) => {
    expect(resolve('/fr/members', { host })).toMatchObject({ kind: 'page' });
  });

  it('stays on any name of this machine', () => {
    expect(resolve('/', { host: '127.0.0.1:3000' })).toMatchObject({ kind: 'page' });
  });

  it('leads no further than to the primary host', () => {
    expect(resolve('/..//evil.test', { host: 'alt.example' })).toMatchObject({
      kind: 'elsewhere',
      location: '/evil.test',
    });
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

describe('a visitor who prefers what is safe', () => {
  const safe = { prefersSafe: true };

  it('gets pages of their own, of the same address and language', () => {
    expect(resolve('/fr/members/3', safe)).toMatchObject({
      internalPath: '/herzfunke~safe/fr/members/3',
      safe: true,
    });
    expect(resolve('/', safe)).toMatchObject({ internalPath: '/herzfunke~safe/de', safe: true });
  });

  it('gets what is no screen like everybody', () => {
    expect(resolve('/manifest.webmanifest', safe)).toMatchObject({
      internalPath: '/herzfunke/de/manifest.webmanifest',
      safe: false,
    });
  });

  it.each(['/herzfunke~safe/de', '/vlinder~safe/nl/members'])('is told nothing at %s', (path) => {
    const decision = resolve(path);
    // As a page it lies under the own brand, where there is none of that name.
    expect(decision).toMatchObject({ kind: 'page', internalPath: `/herzfunke/de${path}` });
  });
});
