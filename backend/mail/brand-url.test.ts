import { brandUrl } from './brand-url.ts';

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
