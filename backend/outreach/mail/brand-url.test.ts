import { brandUrl, callUrl, crawledOrigin } from './brand-url.ts';

const herzfunke = { primaryHost: 'herzfunke.localhost', domainLanguage: 'de' };

describe('brandUrl', () => {
  it('has no prefix in the brand’s own language and no port where none is given', () => {
    expect(brandUrl({ PUBLIC_SCHEME: 'https', PUBLIC_PORT: '' }, herzfunke, 'de', '/login')).toBe(
      'https://herzfunke.localhost/login',
    );
  });

  it('carries the other languages as a prefix', () => {
    expect(brandUrl({ PUBLIC_SCHEME: 'http', PUBLIC_PORT: '3000' }, herzfunke, 'sv', '/login')).toBe(
      'http://herzfunke.localhost:3000/sv/login',
    );
  });
});

it.each([
  ['https', '443', 'https://herzfunke.localhost/login'],
  ['http', '80', 'http://herzfunke.localhost/login'],
  ['https', '80', 'https://herzfunke.localhost:80/login'],
] as const)('does not say the port that %s has by itself (%s)', (PUBLIC_SCHEME, PUBLIC_PORT, url) => {
  expect(brandUrl({ PUBLIC_SCHEME, PUBLIC_PORT }, herzfunke, 'de', '/login')).toBe(url);
});

it('has no prefix for a call, also of a brand without a language of its own', () => {
  const vonk = { primaryHost: 'localhost', domainLanguage: null };
  const env = { PUBLIC_SCHEME: 'http', PUBLIC_PORT: '3000' } as const;
  expect(brandUrl(env, vonk, 'en', '/login')).toBe('http://localhost:3000/en/login');
  expect(callUrl(env, vonk, '/api/unsubscribe.php')).toBe('http://localhost:3000/api/unsubscribe.php');
});

test.each([
  ['herzfunke.example', 'https', '', 'https://herzfunke.example'],
  ['herzfunke.example', 'http', '3000', 'https://herzfunke.example'],
  ['herzfunke.localhost', 'http', '3000', 'http://herzfunke.localhost:3000'],
  ['herzfunke.localhost', 'http', '80', 'http://herzfunke.localhost'],
] as const)(
  'crawlers know %s, reached by %s at port %s, as %s',
  (primaryHost, PUBLIC_SCHEME, PUBLIC_PORT, origin) => {
    expect(crawledOrigin({ PUBLIC_SCHEME, PUBLIC_PORT }, { primaryHost })).toBe(origin);
  },
);
