import { fc } from '#tests/support/properties.ts';
import { locales } from '../i18n/locales.ts';
import { table } from '../../tests/support/screens/resolve.ts';
import { resolveSite, type SiteRequest } from './resolve.ts';

const anyRequest = fc.record({
  host: fc.constantFrom('herzfunke.localhost', 'vlinder.localhost:3000', 'offen.example', 'evil.test'),
  path: fc.oneof(
    fc.webPath(),
    fc
      .array(
        fc.constantFrom(
          'fr',
          'de',
          'xx',
          'members',
          'search',
          'vlinder',
          '..',
          '%2e%2e',
          '.',
          '',
          'chats',
          '1',
        ),
      )
      .map((parts) => `/${parts.join('/')}`),
  ),
  search: fc.oneof(
    fc.constant(''),
    fc.webQueryParameters().map((query) => `?${query}`),
  ),
  localeCookie: fc.option(fc.constantFrom(...locales, 'zz'), { nil: undefined }),
  hasSession: fc.boolean(),
  acceptLanguage: fc.option(fc.string(), { nil: undefined }),
  country: fc.constantFrom('DE', 'JP', null).map((code) => () => code),
  countrySigns: fc
    .record({
      chosen: fc.constantFrom('CH', null),
      profile: fc.constantFrom('NL', 'JP', null),
      address: fc.constantFrom('DE', 'JP', null),
    })
    .map((signs) => () => signs),
});

describe('for any request', () => {
  it('a page stays under its own brand and an offered language', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const decision = resolveSite(request, table);
        if (decision.kind !== 'page') return;
        const seen = new URL(`http://x${decision.internalPath}`).pathname;
        const root = `/${decision.brand.id}/${decision.locale}`;
        expect(seen === root || seen.startsWith(`${root}/`)).toBe(true);
        expect(decision.brand.hosts).toContain(request.host.replace(/:\d+$/, ''));
      }),
    );
  });

  it('a redirect stays on the host and ends within four steps', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        let current: SiteRequest = request;
        for (let step = 0; step < 4; step++) {
          const decision = resolveSite(current, table);
          if (decision.kind !== 'redirect') return;
          expect(decision.location).toMatch(/^\/(?![/\\])/);
          const target = new URL(`http://x${decision.location}`);
          const localeCookie = decision.setLocale ?? current.localeCookie;
          current = { ...current, path: target.pathname, search: target.search, localeCookie };
        }
        throw new Error('redirects in a circle');
      }),
    );
  });
});
