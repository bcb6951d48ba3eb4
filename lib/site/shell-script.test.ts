import { runInNewContext } from 'node:vm';
import { footerVariant } from '../rules/platform/routes.ts';
import { shellScript } from './shell-script.ts';

type Browser = { installed?: boolean; cookie?: string; path?: string; search?: string; onLine?: boolean };

/** Runs the script in a mocked browser and returns its effects. */
function run({ installed = false, cookie = '', path = '/members', search = '', onLine = true }: Browser) {
  const attributes = new Map<string, string>();
  const entries = new Map<string, string>();
  const page = { reloads: 0, moves: [] as string[], fail: (_event: unknown) => {} };
  const globals = {
    document: {
      cookie,
      currentScript: { dataset: {} },
      documentElement: { setAttribute: (name: string, value: string) => attributes.set(name, value) },
    },
    matchMedia: () => ({ matches: installed }),
    navigator: { onLine },
    URLSearchParams,
    history: { replaceState: (_state: unknown, _title: string, address: string) => page.moves.push(address) },
    location: { pathname: path, search, hash: '#top', reload: () => (page.reloads += 1) },
    sessionStorage: {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: unknown) => entries.set(key, String(value)),
    },
    addEventListener: (_type: string, listener: (event: unknown) => void) => (page.fail = listener),
  };
  runInNewContext(shellScript, globals);
  return { marks: attributes, page };
}

const chunk = { target: { tagName: 'SCRIPT', src: 'https://vonk.test/_next/static/chunks/a.js' } };

it.each([
  [{ cookie: 'vonk_locale=de; vonk_in=1' }, true, false],
  [{ cookie: 'xvonk_in=1' }, false, false],
  [{ installed: true }, false, true],
])('marks %o', (browser, signedIn, installed) => {
  const { marks } = run(browser);
  expect(marks.has('data-in')).toBe(signedIn);
  expect(marks.has('data-app')).toBe(installed);
});

it.each([
  ['?t=5', '', ['/members#top']],
  ['?gender=woman&t=soon&min_age=30', '', ['/members?gender=woman&min_age=30#top']],
  ['?gender=woman', '', []],
  ['', '', []],
  // For members, the like timer removes it.
  ['?t=5', 'vonk_in=1', []],
])('leaves no t in the address of a visitor: %s', (search, cookie, moves) => {
  expect(run({ search, cookie }).page.moves).toEqual(moves);
});

describe('the footer', () => {
  const paths = { '/': true, '/de': true, '/de/': true, '/members': false, '/de/members': false };
  const cases = Object.entries(paths).flatMap(([path, home]) =>
    [true, false].flatMap((signedIn) =>
      [true, false].map((installed) => ({ path, home, signedIn, installed })),
    ),
  );

  it.each(cases)('follows the rule on $path (in: $signedIn, app: $installed)', ({ path, ...page }) => {
    const { marks } = run({ path, installed: page.installed, cookie: page.signedIn ? 'vonk_in=1' : '' });
    expect(marks.get('data-footer')).toBe(footerVariant(page));
  });
});

describe('a chunk that fails to load', () => {
  it('reloads the page, but not twice within a minute', () => {
    const { page } = run({});
    page.fail(chunk);
    page.fail(chunk);
    expect(page.reloads).toBe(1);
  });

  it('ignores offline mode, and other failures', () => {
    const offline = run({ onLine: false }).page;
    offline.fail(chunk);
    expect(offline.reloads).toBe(0);
    const { page } = run({});
    page.fail({ target: { tagName: 'IMG', src: 'https://vonk.test/_next/a.webp' } });
    page.fail({ target: null });
    expect(page.reloads).toBe(0);
  });
});
