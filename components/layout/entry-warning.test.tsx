import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, signInForTest } from '../../tests/support/screens/answers.ts';
import { EntryWarning } from './entry-warning.island.tsx';
import { InTestPage } from '../../tests/support/screens/page.tsx';
import { layoutTexts } from '../../tests/support/screens/layout-texts.ts';

// jsdom has no matchMedia.
beforeAll(() => {
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
});

beforeEach(() => {
  window.localStorage.clear();
  signInForTest(false);
});

function show({ path = '/', countries = null as string[] | null, entryPopup = true } = {}) {
  return render(
    <InTestPage path={path} entryPopup={entryPopup}>
      <EntryWarning texts={layoutTexts().entryWarning} countries={countries} />
    </InTestPage>,
  );
}

/** Long enough for the effect that decides. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

it('is shown once: the dismissal is stored with its time', async () => {
  const { unmount } = show();
  expect(await screen.findByRole('dialog')).toHaveTextContent('Hinter diesem Profil steckt keine Person.');
  await userEvent.click(screen.getByRole('button', { name: /oder älter/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(Number(window.localStorage.getItem('vonk_entry_warning'))).toBeGreaterThan(1_700_000_000_000);
  unmount();
  show();
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('is there in every language of the brand', async () => {
  show({ path: '/members/12' });
  const links = within(await screen.findByRole('dialog')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Deutsch', '/members/12'],
    ['English', '/en/members/12'],
  ]);
});

it('opens over no field in use and no form begun', async () => {
  const form = document.body.appendChild(document.createElement('form'));
  form.innerHTML = '<input aria-label="Tag" />';
  const field = screen.getByLabelText('Tag');
  field.focus();
  show();
  await userEvent.keyboard('31');
  field.blur();
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
  form.remove();
  expect(await screen.findByRole('dialog', {}, { timeout: 3_000 })).toBeInTheDocument();
});

it.each([
  ['a brand without it', { entryPopup: false }],
  ['complete-signup', { path: '/complete-signup' }],
])('is not shown on %s', async (_where, page) => {
  show(page);
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('is not shown to members', async () => {
  signInForTest(true);
  show();
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks for the country only where it is restricted', async () => {
  const { calls } = answerCalls({ 'GET /api/settings.php': { body: { geoip_country: 'NL' } } });
  const { unmount } = show();
  await screen.findByRole('dialog');
  expect(calls).toHaveLength(0);
  unmount();
  show({ countries: ['NL', 'DE'] });
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  await waitFor(() => expect(calls.map((call) => call.name)).toEqual(['GET /api/settings.php']));
});

it.each([{ geoip_country: 'SE' }, { geoip_country: null }])(
  'is not shown in a country like %o',
  async (body) => {
    const { calls } = answerCalls({ 'GET /api/settings.php': { body } });
    show({ countries: ['NL', 'DE'] });
    await waitFor(() => expect(calls).toHaveLength(1));
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);
