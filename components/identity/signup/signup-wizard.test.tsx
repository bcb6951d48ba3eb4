import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { challengeInTest } from '#tests/support/screens/challenge.ts';
import { SiteProvider, type Site } from '../../site/site-context.island.tsx';
import { AppRouterContext } from '#tests/support/screens/router.ts';
import { drainToasts } from '../../ui/toast.ts';
import { SignupWizard } from './signup-wizard.island.tsx';
import { textsOf } from '#lib/i18n/catalogue.ts';

const texts = textsOf('de');
const site = {
  brand: 'herzfunke',
  name: 'Herzfunke',
  locale: 'de',
  ownLocale: 'de',
  locales: ['de'],
  minAge: 18,
};
const password = 'ein gutes Passwort';
const stayHere = { push: () => undefined, replace: () => undefined } as never;

let sent: { body: Record<string, unknown>; key: string | undefined }[];
let isTownListLoaded: boolean;
let townsLoaded: Promise<void>;
let settingsCalls: number;
let settings: Record<string, unknown>;
let signupAnswer: { status: number; data: unknown };

beforeEach(() => {
  drainToasts();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '');
  sent = [];
  isTownListLoaded = true;
  townsLoaded = Promise.resolve();
  settingsCalls = 0;
  settings = {
    countries: ['DE', 'MT'],
    domain_language: 'de',
    geoip_country: null,
    geoip_selected_country: 'DE',
  };
  signupAnswer = { status: 200, data: { user: { id: 1, email: 'alice@example.org' } } };
  globalThis.fetch = (async (
    url: string,
    { headers, body }: { headers: Record<string, string>; body: string },
  ) => {
    if (url.includes('regions')) return answer(200, { regions: { DE: [{ code: 'DE-NW', name: 'NRW' }] } });
    if (url.includes('towns')) {
      await townsLoaded;
      return isTownListLoaded
        ? answer(200, {
            towns: url.includes('K%C3%B6ln') ? [{ city: 'Köln', country: 'DE', region: null }] : [],
          })
        : answer(429, { error: 'rate_limited' });
    }
    if (url.includes('settings')) {
      settingsCalls += 1;
      return answer(200, settings);
    }
    if (url.includes('address-check')) return answer(200, { disposable: false });
    if (url.includes('challenge')) return answer(200, challengeInTest);
    sent.push({ body: JSON.parse(body) as Record<string, unknown>, key: headers['idempotency-key'] });
    return answer(signupAnswer.status, signupAnswer.data);
  }) as unknown as typeof fetch;
});

// jsdom has no Response.
const answer = (status: number, data: unknown) => ({
  status,
  ok: status < 300,
  headers: { get: () => null },
  text: async () => JSON.stringify(data),
});

function mount(onDone = () => undefined as void, onProgress?: (inProgress: boolean) => void) {
  return render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <AppRouterContext value={stayHere}>
        <SiteProvider site={site as unknown as Site}>
          <SignupWizard
            texts={texts.signup}
            errors={texts.errors}
            regionKinds={texts.regionKinds}
            countries={['DE', 'MT']}
            country="DE"
            heading="h1"
            onProgress={onProgress}
            onDone={onDone}
          />
        </SiteProvider>
      </AppRouterContext>
    </SWRConfig>,
  );
}

const stored = (storage: Storage) => JSON.stringify(Object.entries(storage));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const title = () => screen.getByRole('heading').textContent;

async function answerWho() {
  await userEvent.click(screen.getByLabelText('eine Frau'));
  await userEvent.click(screen.getByLabelText('heterosexuell'));
  await userEvent.click(screen.getByLabelText(/Ich willige ausdrücklich ein/));
  await press('Weiter');
}

async function answerBirth() {
  await userEvent.type(await screen.findByLabelText('Tag'), '14');
  await userEvent.type(screen.getByLabelText('Monat'), '3');
  await userEvent.type(screen.getByLabelText('Jahr'), '1994');
  await press('Weiter');
}

async function answerUntilPlace() {
  await answerWho();
  await answerBirth();
  await userEvent.type(await screen.findByLabelText('Name'), 'Alice');
  await press('Weiter');
}

async function answerUntilAccount() {
  await answerUntilPlace();
  await userEvent.selectOptions(await screen.findByLabelText('Bundesland'), 'DE-NW');
  await userEvent.type(screen.getByLabelText('Ort'), 'Köln');
  await press('Weiter');
  await userEvent.type(await screen.findByLabelText('E-Mail-Adresse'), 'alice@example.org');
  await userEvent.type(screen.getByLabelText('Passwort'), password);
}

it('asks one question at a time and sends everything once', async () => {
  sessionStorage.setItem('vonk_source', '{"network":"north","ref":"7"}');
  const onDone = jest.fn();
  mount(onDone);
  await answerUntilAccount();
  await userEvent.click(screen.getByLabelText(/akzeptiere die/));
  await press('Kostenlos anmelden');
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(sent).toHaveLength(1);
  expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent[0]?.body).toMatchObject({
    gender: 'woman',
    sexuality: 'hetero',
    date_of_birth: '1994-03-14',
    region: 'DE-NW',
    consent_sensitive: true,
    consent_terms: true,
    // The server verifies the proof; here it must exist.
    proof: expect.any(String) as string,
    language: 'de',
    // The landing's traffic source.
    tracking: { network: 'north', ref: '7' },
  });
  expect(localStorage).toHaveLength(0);
});

it('does not go on without the consent for sexuality', async () => {
  mount();
  await userEvent.click(screen.getByLabelText('ein Mann'));
  await userEvent.click(screen.getByLabelText('schwul'));
  await press('Weiter');
  expect(await screen.findByRole('alert')).toHaveTextContent('Ohne deine Zustimmung geht es nicht weiter.');
  expect(title()).toBe('Wer bist du?');
});

it('begins each question at the top of the page', async () => {
  mount();
  document.documentElement.scrollTop = 400;
  await answerWho();
  expect(await screen.findByLabelText('Tag')).toBeVisible();
  expect(document.documentElement.scrollTop).toBe(0);
});

it('refuses impossible dates and people who are too young', async () => {
  mount();
  await answerWho();
  await userEvent.type(await screen.findByLabelText('Tag'), '31');
  await userEvent.type(screen.getByLabelText('Monat'), '2');
  await userEvent.type(screen.getByLabelText('Jahr'), '1994');
  await press('Weiter');
  expect(await screen.findByRole('alert')).toHaveTextContent('Ungültiges Geburtsdatum.');
  // Only beside the field: a toast would outlast the correction.
  expect(drainToasts()).toEqual([]);
  await userEvent.clear(screen.getByLabelText('Jahr'));
  await userEvent.type(screen.getByLabelText('Jahr'), String(new Date().getFullYear() - 10));
  await userEvent.clear(screen.getByLabelText('Monat'));
  await userEvent.type(screen.getByLabelText('Monat'), '1');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Du bist noch zu jung'));
});

it('keeps the draft through a reload, but never the password', async () => {
  const { unmount } = mount();
  await answerUntilAccount();
  expect(stored(localStorage)).toContain('alice@example.org');
  expect(stored(localStorage) + stored(sessionStorage)).not.toContain(password);
  unmount();
  cleanup();
  mount();
  expect(await screen.findByLabelText('E-Mail-Adresse')).toHaveValue('alice@example.org');
  expect(screen.getByLabelText('Passwort')).toHaveValue('');
});

it('goes back by its own and the browser’s button, keeping the input', async () => {
  mount();
  await answerWho();
  await answerBirth();
  await userEvent.type(await screen.findByLabelText('Name'), 'Alice');
  await press('Zurück');
  await waitFor(() => expect(title()).toBe('Wie alt bist du?'));
  expect(screen.getByLabelText('Jahr')).toHaveValue('1994');
  window.history.back();
  await waitFor(() => expect(title()).toBe('Wer bist du?'));
  expect(screen.getByLabelText('eine Frau')).toBeChecked();
});

it('leads to the field that the server refused', async () => {
  signupAnswer = { status: 422, data: { error: 'invalid_input', fields: { name: 'name_is_email' } } };
  mount();
  await answerUntilAccount();
  await userEvent.click(screen.getByLabelText(/akzeptiere die/));
  await press('Kostenlos anmelden');
  await waitFor(() => expect(title()).toBe('Wie sollen dich andere nennen?'));
  expect(screen.getByRole('alert')).toHaveTextContent('Dein Name darf nicht deine E-Mail-Adresse sein.');
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

it('focuses the first wrong field in reading order', async () => {
  mount();
  await press('Weiter');
  await waitFor(() => expect(screen.getByLabelText('eine Frau')).toHaveFocus());
  await answerUntilAccount();
  await userEvent.clear(screen.getByLabelText('E-Mail-Adresse'));
  await userEvent.clear(screen.getByLabelText('Passwort'));
  await press('Kostenlos anmelden');
  await waitFor(() => expect(screen.getByLabelText('E-Mail-Adresse')).toHaveFocus());
});

it('focuses the password that the server refused', async () => {
  signupAnswer = { status: 422, data: { error: 'invalid_input', fields: { password: 'weak_password' } } };
  mount();
  await answerUntilAccount();
  await userEvent.click(screen.getByLabelText(/akzeptiere die/));
  await press('Kostenlos anmelden');
  await waitFor(() => expect(screen.getByLabelText('Passwort')).toHaveFocus());
});

it('preselects the country of the visitor’s address', async () => {
  settings = { ...settings, geoip_country: 'MT', geoip_selected_country: 'MT' };
  mount();
  await answerUntilPlace();
  await waitFor(() => expect(screen.getByLabelText('Land')).toHaveValue('MT'));
});

it('leaves a country from a draft as it is', async () => {
  settings = { ...settings, geoip_country: 'MT', geoip_selected_country: 'MT' };
  const { unmount } = mount();
  await answerUntilPlace();
  await waitFor(() => expect(screen.getByLabelText('Land')).toHaveValue('MT'));
  await userEvent.selectOptions(screen.getByLabelText('Land'), 'DE');
  unmount();
  cleanup();
  mount();
  expect(await screen.findByLabelText('Land')).toHaveValue('DE');
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByLabelText('Land')).toHaveValue('DE');
});

async function enterGotham() {
  await answerUntilPlace();
  await userEvent.selectOptions(await screen.findByLabelText('Bundesland'), 'DE-NW');
  await userEvent.type(screen.getByLabelText('Ort'), 'Gotham City');
  await press('Weiter');
}

it('refuses a town that is not in the list', async () => {
  mount();
  await enterGotham();
  expect(await screen.findByRole('alert')).toHaveTextContent('Diesen Ort kennen wir nicht.');
  expect(title()).toBe('Wo wohnst du?');
});

it('stays at the question to which the visitor goes back during the check of the town', async () => {
  let release = () => undefined as void;
  townsLoaded = new Promise((resolve) => (release = resolve));
  mount();
  await enterGotham();
  await press('Zurück');
  await waitFor(() => expect(title()).toBe('Wie sollen dich andere nennen?'));
  isTownListLoaded = false;
  await act(async () => {
    release();
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(title()).toBe('Wie sollen dich andere nennen?');
});

it('names the brands that share the profile, from the one call for the country', async () => {
  settings = { ...settings, shared_with: ['Flirtlicht', 'Nordglut'] };
  mount();
  await answerUntilAccount();
  expect(await screen.findByText(/Dein Profil erscheint auch auf Flirtlicht und Nordglut\./)).toBeVisible();
  expect(settingsCalls).toBe(1);
});

it('leaves the town to the server if the list could not be loaded', async () => {
  isTownListLoaded = false;
  mount();
  await enterGotham();
  await waitFor(() => expect(title()).toBe('Womit loggst du dich ein?'));
});

it('says when something would be lost', async () => {
  const onProgress = jest.fn();
  mount(undefined, onProgress);
  expect(onProgress).toHaveBeenLastCalledWith(false);
  await userEvent.click(screen.getByLabelText('eine Frau'));
  expect(onProgress).toHaveBeenLastCalledWith(true);
});
