import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { rememberTrafficSource } from '#lib/browser/growth/traffic-source.ts';
import userEvent from '@testing-library/user-event';
import { getTexts } from '#lib/i18n/catalogue.ts';
import { emptyValues, saveSignupDraft } from '#lib/rules/identity/signup-draft.ts';
import { answerCalls } from '#tests/support/screens/answers.ts';
import {
  answerBirth,
  answerPlace,
  answerUntilAccount,
  answerUntilPlace,
  answerWho,
  passwordInTest,
  press,
  signupCalls,
  submitSignup,
} from '#tests/support/screens/signup-answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { drainToasts } from '../../ui/toast.ts';
import { SignupWizard } from './signup-wizard.island.tsx';

const texts = getTexts('de');
const signup = 'POST /api/signup.php';
const settings = {
  countries: ['DE', 'MT'],
  domain_language: 'de',
  geoip_country: null,
  geoip_selected_country: 'DE',
};

beforeEach(() => {
  drainToasts();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/signup');
});

type Changes = {
  onProgress?: (inProgress: boolean) => void;
  geoip_country?: string;
  geoip_selected_country?: string;
  shared_with?: string[];
};

function mount({ onProgress, ...changes }: Changes = {}) {
  const onDone = jest.fn();
  const answers = answerCalls({
    ...signupCalls,
    'GET /api/settings.php': { body: { ...settings, ...changes } },
  });
  const { unmount } = render(
    <SignupWizard
      texts={texts.signup}
      errors={texts.errors}
      regionKinds={texts.regionKinds}
      countries={['DE', 'MT']}
      country="DE"
      heading="h1"
      onProgress={onProgress}
      onDone={onDone}
    />,
    { wrapper: InTestSite },
  );
  const listCalls = (call: string) => answers.calls.filter(({ name }) => name === call);
  return { ...answers, unmount, onDone, listCalls };
}

const stored = (storage: Storage) => JSON.stringify(Object.entries(storage));
const title = () => screen.getByRole('heading').textContent;

it('asks one question after the other and sends everything once', async () => {
  rememberTrafficSource('?network=north&ref=7', '/');
  const { onDone, listCalls } = mount();
  await answerUntilAccount();
  await submitSignup();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  const sent = listCalls(signup);
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

it('asks again for what is missing at each attempt', async () => {
  mount();
  await press('Weiter');
  expect(await screen.findAllByRole('alert')).toHaveLength(3);
  await userEvent.click(screen.getByLabelText(/Ich willige ausdrücklich ein/));
  await press('Weiter');
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  await userEvent.click(screen.getByLabelText('ein Mann'));
  await press('Weiter');
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
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
  expect(stored(localStorage) + stored(sessionStorage)).not.toContain(passwordInTest);
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
  const { next } = mount();
  next(signup, { status: 422, body: { error: 'invalid_input', fields: { name: 'name_is_email' } } });
  await answerUntilAccount();
  await submitSignup();
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
  const { next } = mount();
  next(signup, { status: 422, body: { error: 'invalid_input', fields: { password: 'weak_password' } } });
  await answerUntilAccount();
  await submitSignup();
  await waitFor(() => expect(screen.getByLabelText('Passwort')).toHaveFocus());
});

it('preselects the country of the visitor’s address', async () => {
  mount({ geoip_country: 'MT', geoip_selected_country: 'MT' });
  await answerUntilPlace();
  await waitFor(() => expect(screen.getByLabelText('Land')).toHaveValue('MT'));
});

it('leaves a country from a draft as it is', async () => {
  const { unmount } = mount({ geoip_country: 'MT', geoip_selected_country: 'MT' });
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
  await answerPlace('Gotham City');
}

it('refuses a town that is not in the list', async () => {
  mount().next('GET /api/towns.php', { body: { towns: [] } });
  await enterGotham();
  expect(await screen.findByRole('alert')).toHaveTextContent('Diesen Ort kennen wir nicht.');
  expect(title()).toBe('Wo wohnst du?');
});

it('stays at the question to which the visitor goes back during the check of the town', async () => {
  mount();
  const answer = globalThis.fetch;
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  globalThis.fetch = async (...call) => {
    if (typeof call[0] === 'string' && call[0].includes('towns')) await released;
    return answer(...call);
  };
  await enterGotham();
  await press('Zurück');
  await waitFor(() => expect(title()).toBe('Wie sollen dich andere nennen?'));
  await act(async () => {
    release();
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(title()).toBe('Wie sollen dich andere nennen?');
});

it('names the brands that share the profile, from the one call for the country', async () => {
  const { listCalls } = mount({ shared_with: ['Flirtlicht', 'Nordglut'] });
  await answerUntilAccount();
  expect(await screen.findByText(/Dein Profil erscheint auch auf Flirtlicht und Nordglut\./)).toBeVisible();
  expect(listCalls('GET /api/settings.php')).toHaveLength(1);
});

it('leaves the town to the server if the list could not be loaded', async () => {
  const { next } = mount();
  next('GET /api/towns.php', { status: 429, body: { error: 'rate_limited' } });
  await enterGotham();
  await waitFor(() => expect(title()).toBe('Womit loggst du dich ein?'));
});

it('says when something would be lost', async () => {
  const onProgress = jest.fn();
  mount({ onProgress });
  expect(onProgress).toHaveBeenLastCalledWith(false);
  await userEvent.click(screen.getByLabelText('eine Frau'));
  expect(onProgress).toHaveBeenLastCalledWith(true);
});

it('takes over the answers of a lander, once, and leaves the rest of the address', async () => {
  window.history.replaceState(null, '', '?slug=tinderswipe&gender=man&seeks=woman&network=north');
  const { unmount } = mount();
  await waitFor(() => expect(screen.getByLabelText('ein Mann')).toBeChecked());
  expect(screen.getByLabelText('heterosexuell')).toBeChecked();
  expect(location.search).toBe('?slug=tinderswipe&network=north');
  await userEvent.click(screen.getByLabelText('bisexuell'));
  unmount();
  mount();
  await waitFor(() => expect(screen.getByLabelText('bisexuell')).toBeChecked());
});

it('asks again for the consent when a lander says something else than the draft, whose rest stays', async () => {
  const values = {
    ...emptyValues,
    gender: 'woman',
    sexuality: 'hetero',
    consent_sensitive: true,
    name: 'Alice',
  };
  saveSignupDraft(localStorage, { step: 1, values }, Date.now());
  window.history.replaceState(null, '', '?gender=woman&seeks=both');
  mount();
  await waitFor(() => expect(screen.getByLabelText('bisexuell')).toBeChecked());
  expect(screen.getByLabelText(/Ich willige ausdrücklich ein/)).not.toBeChecked();
  await waitFor(() => expect(stored(localStorage)).toContain('Alice'));
});
