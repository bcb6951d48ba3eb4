import { act, render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { answerCalls, signInForTest } from '../../tests/support/screens/answers.ts';
import { AppRouterContext } from '#tests/support/screens/router.ts';
import { BareLayout } from './bare-layout.tsx';
import { ChatLayout } from './chat-layout.tsx';
import { InTestPage } from '../../tests/support/screens/page.tsx';
import { LanderLayout } from './lander-layout.tsx';
import type { LayoutProps } from './layout-props.ts';
import { SiteLayout } from './site-layout.tsx';
import { layoutTexts } from '../../tests/support/screens/layout-texts.ts';

// jsdom has no matchMedia.
beforeAll(() => {
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
});

beforeEach(() => {
  window.localStorage.clear();
  signInForTest(false);
});

const props: LayoutProps = {
  site: {
    name: 'Herzfunke',
    minAge: 18,
    fictional: { warning: 'Hinter diesem Profil steckt keine Person.', singular: '', plural: '' },
  },
  texts: layoutTexts(),
  legalNotices: { disclaimer: '', isForUs: false },
  languages: [{ locale: 'de', name: 'Deutsch' }],
  company: null,
  paymentMethods: [],
  supportEmail: '',
  ownPages: [],
  children: <p>the page</p>,
  modals: <p>the dialogs</p>,
};

const router = { push: () => undefined, back: () => undefined } as never;

/** Renders a layout for a visitor from a country, and waits for the entry warning's decision. */
async function show(Layout: ComponentType<LayoutProps>, country: string) {
  answerCalls({ 'GET /api/settings.php': { body: { geoip_country: country } } });
  render(
    <AppRouterContext value={router}>
      <InTestPage path="/" entryPopup>
        <Layout {...props} />
      </InTestPage>
    </AppRouterContext>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
}

const parts = () => ({
  bar: document.querySelector('.vk-topbar') !== null,
  login: screen.queryByRole('link', { name: 'Einloggen' }) !== null,
  footer: screen.queryByRole('contentinfo', { name: 'Fußzeile' }) !== null,
  dialogs: screen.queryByText('the dialogs') !== null,
  entryWarning: screen.queryByRole('dialog') !== null,
});

it.each([
  ['default', SiteLayout, { bar: true, login: true, footer: true, dialogs: true, entryWarning: true }],
  ['chat', ChatLayout, { bar: true, login: true, footer: false, dialogs: true, entryWarning: false }],
  ['lander', LanderLayout, { bar: true, login: false, footer: true, dialogs: true, entryWarning: false }],
  ['empty', BareLayout, { bar: false, login: false, footer: false, dialogs: true, entryWarning: true }],
])('the %s layout has its parts, for a visitor from Sweden', async (_name, Layout, expected) => {
  await show(Layout, 'SE');
  expect(parts()).toEqual(expected);
  expect(within(screen.getByRole('main')).getByText('the page')).toBeInTheDocument();
});

it.each([
  ['chat', ChatLayout],
  ['lander', LanderLayout],
])('the %s layout warns visitors from the Netherlands', async (_name, Layout) => {
  await show(Layout, 'NL');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it('the disclaimer stands in the footer of the default layout', async () => {
  await show(SiteLayout, 'DE');
  const footer = within(screen.getByRole('contentinfo', { name: 'Fußzeile' }));
  expect(footer.getByText(/Hinter diesem Profil steckt keine Person/)).toBeInTheDocument();
});
