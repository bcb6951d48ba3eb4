import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { InTestSite } from '../../tests/support/screens/site.tsx';
import { SiteProvider, useSite } from '../site/site-context.island.tsx';
import { AppRouterContext } from '#tests/support/screens/router.ts';
import { SiteLink } from './link.tsx';

const router = {
  push: (path: string) => pushed.push(path),
  replace: (path: string) => pushed.push(`replaced by ${path}`),
};
let pushed: string[];
beforeEach(() => {
  pushed = [];
});

function English({ children }: { children: ReactNode }) {
  return <SiteProvider site={{ ...useSite(), locale: 'en' }}>{children}</SiteProvider>;
}

function show(props: Partial<ComponentProps<typeof SiteLink>> = {}) {
  render(
    <AppRouterContext value={router as never}>
      <InTestSite>
        <English>
          <SiteLink href="/members/12" className="btn" {...props}>
            Alice
          </SiteLink>
        </English>
      </InTestSite>
    </AppRouterContext>,
  );
  return screen.getByRole('link', { name: 'Alice' });
}

/** Whether the browser handles the click. */
function press(link: HTMLElement, init: MouseEventInit = {}): boolean {
  const event = createEvent.click(link, init);
  // jsdom does not support navigation.
  link.ownerDocument.addEventListener('click', (each) => each.preventDefault(), { once: true });
  let navigated = false;
  link.ownerDocument.body.addEventListener('click', (each) => (navigated = !each.defaultPrevented), {
    once: true,
  });
  fireEvent(link, event);
  return navigated;
}

it('is an anchor with the language of the page', () => {
  expect(show()).toHaveAttribute('href', '/en/members/12');
});

it('leads there without a new document', () => {
  expect(press(show())).toBe(false);
  expect(pushed).toEqual(['/en/members/12']);
});

it('replaces the page on request', () => {
  press(show({ replace: true }));
  expect(pushed).toEqual(['replaced by /en/members/12']);
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a press with %o to the browser',
  (init) => {
    expect(press(show(), init)).toBe(true);
    expect(pushed).toEqual([]);
  },
);

it.each([{ target: '_blank' }, { download: true }])('leaves a link with %o to the browser', (props) => {
  expect(press(show(props))).toBe(true);
  expect(pushed).toEqual([]);
});

it('goes nowhere where anyone who uses it has prevented it', () => {
  press(show({ onClick: (event) => event.preventDefault() }));
  expect(pushed).toEqual([]);
});
