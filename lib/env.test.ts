import { parseFrontEnv } from './env.ts';

const secrets = { FRONT_KEY: 'k'.repeat(16), SESSION_SECRET: 's'.repeat(32) };

it.each([{}, { FRONT_PORT: '', FRONT_HOST: '', TRUSTED_PROXY_HOPS: '', PAGE_TIMEOUT_MS: '' }])(
  'fills in the defaults for %j',
  (env) => {
    expect(parseFrontEnv({ ...secrets, ...env })).toMatchObject({
      FRONT_PORT: 3000,
      FRONT_HOST: '0.0.0.0',
      TRUSTED_PROXY_HOPS: 0,
      PAGE_TIMEOUT_MS: 10_000,
    });
  },
);

it('splits the preview hosts', () => {
  expect(parseFrontEnv({ ...secrets, PREVIEW_HOSTS: 'A.test, b.test,' }).PREVIEW_HOSTS).toEqual([
    'a.test',
    'b.test',
  ]);
});

it('names every wrong variable', () => {
  expect(() => parseFrontEnv({ SESSION_SECRET: 'short', BACKEND_URL: 'ftp://x' })).toThrow(
    /BACKEND_URL .*FRONT_KEY \(is not set\), SESSION_SECRET \(/,
  );
});
