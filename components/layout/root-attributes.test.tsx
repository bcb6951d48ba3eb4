import { render, waitFor } from '@testing-library/react';
import { signInForTest } from '../../tests/support/screens/answers.ts';
import { InTestSite } from '../../tests/support/screens/site.tsx';
import { PathnameContext } from '#tests/support/screens/router.ts';
import { RootAttributes } from './root-attributes.island.tsx';

function land(address: string) {
  window.history.replaceState(null, '', address);
  render(
    <PathnameContext value={address.split('?')[0] ?? '/'}>
      <InTestSite>
        <RootAttributes />
      </InTestSite>
    </PathnameContext>,
  );
}

beforeEach(() => {
  sessionStorage.clear();
  signInForTest(false);
  // jsdom has no matchMedia.
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

it('stores a landing’s source for this tab', async () => {
  land('/?network=north&sub1=a');
  await waitFor(() =>
    expect(sessionStorage.getItem('vonk_touches')).toContain('{"network":"north","sub1":"a"'),
  );
  expect(document.documentElement.dataset.footer).toBe('full');
});

it('begins each page that is walked to at its top, and leaves the scroll of one returned to', () => {
  const page = document.documentElement;
  const at = (path: string) => (
    <PathnameContext value={path}>
      <InTestSite>
        <RootAttributes />
      </InTestSite>
    </PathnameContext>
  );
  const walk = (address: string, scroll: number) => {
    window.history.replaceState(null, '', address);
    page.scrollTop = scroll;
    rerender(at(address.split('#')[0] ?? '/'));
    return page.scrollTop;
  };
  const { rerender } = render(at('/members'));
  expect(walk('/members/7', 90)).toBe(0);
  expect(walk('/settings#account', 400)).toBe(400);
  window.history.replaceState(null, '', '/members');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(walk('/members', 700)).toBe(700);
  expect(walk('/members/8', 90)).toBe(0);
});

it('stores nothing about anyone else', async () => {
  land('/members?gender=woman');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sessionStorage).toHaveLength(0);
});
