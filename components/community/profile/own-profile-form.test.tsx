import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { testProfile } from '#tests/support/screens/profile.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { AppRouterContext, type AppRouterInstance } from '#tests/support/screens/router.ts';
import { SiteLink } from '../../ui/link.tsx';
import { OwnProfileForm } from './own-profile-form.tsx';

const alice = testProfile({
  id: 7,
  name: 'Alice',
  sexuality: 'hetero',
  hair_colour: 'red',
  interests: ['dogs'],
  num_photos: 0,
});
const regions = { regions: { DE: [{ code: 'DE-NW', name: 'Nordrhein-Westfalen' }] } };
const pushed: string[] = [];

function Around({ children }: { children: ReactNode }) {
  const router = { push: (path: string) => pushed.push(path) } as unknown as AppRouterInstance;
  return (
    <AppRouterContext value={router}>
      <InTestSite>{children}</InTestSite>
    </AppRouterContext>
  );
}

function show(changes: Partial<Parameters<typeof OwnProfileForm>[0]> = {}) {
  return render(
    <OwnProfileForm
      profile={alice}
      dateOfBirth="1991-05-17"
      email="alice@example.org"
      contactData="refuse"
      visible={['region', 'hair_colour', 'eye_colour', 'tattoos']}
      photoCount={0}
      photos={null}
      {...changes}
    />,
    { wrapper: Around },
  );
}

const about = () => screen.getByRole('textbox', { name: 'Über mich' });
const save = () => screen.getByRole('button', { name: 'Speichern' });

beforeEach(() => {
  pushed.length = 0;
  sessionStorage.clear();
  signInForTest(true);
  Element.prototype.scrollIntoView = () => undefined;
});

test.each([
  ['woman', 'hetero', ['Heterosexuell', 'Lesbisch', 'Bisexuell']],
  ['man', 'bi', ['Heterosexuell', 'Schwul', 'Bisexuell']],
  ['woman', 'gay', ['Heterosexuell', 'Lesbisch', 'Bisexuell']],
] as const)('offers a %s who is %s what the signup does', async (gender, sexuality, offered) => {
  answerCalls({ 'GET /api/regions.php': { body: regions } });
  show({ profile: { ...alice, gender, sexuality } });
  await screen.findByRole('option', { name: 'Nordrhein-Westfalen' });
  const field = screen.getByRole('combobox', { name: 'Sexualität' });
  expect(
    within(field)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(offered);
});

test('contact data are refused beside the field while they are typed', async () => {
  answerCalls({ 'GET /api/regions.php': { body: regions } });
  show();
  await userEvent.type(about(), 'Ruf an: 0176 1234567');
  expect(about()).toBeInvalid();
  expect(about()).toHaveAccessibleDescription(/keine Adressen, Nummern oder Links/);
  await userEvent.clear(about());
  await userEvent.type(about(), 'Ich koche gern.');
  expect(about()).toBeValid();
});

test('a brand that allows them lets them pass', async () => {
  answerCalls({ 'GET /api/regions.php': { body: regions } });
  show({ contactData: 'allow' });
  await userEvent.type(about(), 'Ruf an: 0176 1234567');
  expect(about()).toBeValid();
});

test('sends only changes, and says that they are saved', async () => {
  const saved = { profile: { ...alice, about_me: 'Ich koche.' }, date_of_birth: '1991-05-17' };
  const { calls } = answerCalls({
    'GET /api/regions.php': { body: regions },
    'PUT /api/profile.php': { body: saved },
  });
  show();
  expect(save()).toBeDisabled();
  await userEvent.type(about(), 'Ich koche.');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Katzen' }));
  await userEvent.click(save());
  expect(await screen.findByText('Gespeichert')).toBeInTheDocument();
  expect(calls.filter(({ name }) => name.startsWith('PUT')).map(({ body }) => body)).toEqual([
    { about_me: 'Ich koche.', interests: ['dogs', 'cats'] },
  ]);
  expect(sessionStorage.length).toBe(0);
});

test('what the server refuses stands beside the field, and nothing typed is lost', async () => {
  answerCalls({
    'GET /api/regions.php': { body: regions },
    'PUT /api/profile.php': {
      status: 422,
      body: { error: 'invalid_input', fields: { name: 'name_is_email' } },
    },
  });
  show();
  const name = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Alicia');
  await userEvent.click(save());
  await waitFor(() => expect(name).toBeInvalid());
  expect(name).toHaveAccessibleDescription(/Dein Name darf nicht deine E-Mail-Adresse sein/);
  expect(name).toHaveValue('Alicia');
  expect(screen.getByText(/Nicht gespeichert/)).toBeInTheDocument();
});

test('unsaved changes come back after a reload, and can be given up', async () => {
  answerCalls({ 'GET /api/regions.php': { body: regions } });
  const { unmount } = show();
  await userEvent.type(about(), 'Ich koche gern.');
  unmount();
  show();
  expect(about()).toHaveValue('Ich koche gern.');
  await userEvent.click(screen.getByRole('button', { name: 'Verwerfen' }));
  expect(about()).toHaveValue('');
  expect(sessionStorage.length).toBe(0);
});

test('a link asks before changes are lost: stay or discard', async () => {
  answerCalls({ 'GET /api/regions.php': { body: regions } });
  show({ photos: <SiteLink href="/likes">Likes</SiteLink> });
  await userEvent.type(about(), 'Ich koche gern.');

  await userEvent.click(screen.getByRole('link', { name: 'Likes' }));
  await userEvent.click(screen.getByRole('button', { name: 'Weiter bearbeiten' }));
  expect(pushed).toEqual([]);
  expect(about()).toHaveValue('Ich koche gern.');

  await userEvent.click(screen.getByRole('link', { name: 'Likes' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Verwerfen' }));
  expect(pushed).toEqual(['/likes']);
  expect(about()).toHaveValue('');
});

test('each missing thing leads to its field, and is gone once it is filled in', async () => {
  answerCalls({ 'GET /api/regions.php': { body: regions } });
  show();
  const missing = screen.getByRole('region', { name: /Dein Profil ist zu \d+\s% vollständig/ });
  await userEvent.click(within(missing).getByRole('link', { name: 'Augenfarbe' }));
  const eyes = screen.getByRole('combobox', { name: 'Augenfarbe' });
  expect(eyes).toHaveFocus();
  await userEvent.selectOptions(eyes, 'Blau');
  expect(within(missing).queryByRole('link', { name: 'Augenfarbe' })).not.toBeInTheDocument();
  expect(within(missing).getByRole('link', { name: 'Foto' })).toBeInTheDocument();
});

describe('the town', () => {
  const towns = {
    towns: [
      { city: 'Dortmund', country: 'DE', region: 'DE-NW' },
      { city: 'Dorsten', country: 'DE', region: 'DE-NW' },
    ],
  };
  const field = () => screen.getByRole('combobox', { name: 'Ort' });

  test('is suggested and chosen by keyboard, region included', async () => {
    answerCalls({ 'GET /api/regions.php': { body: regions }, 'GET /api/towns.php': { body: towns } });
    show();
    await screen.findByRole('option', { name: 'Nordrhein-Westfalen' });
    await userEvent.clear(field());
    await userEvent.type(field(), 'Do');
    await screen.findByRole('option', { name: /Dorsten/ });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(field()).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { name: /Dorsten/ }).id,
    );
    await userEvent.keyboard('{Enter}');
    expect(field()).toHaveValue('Dorsten');
    expect(screen.getByRole('combobox', { name: 'Bundesland' })).toHaveValue('DE-NW');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  test('is plain text without suggestions', async () => {
    const { calls } = answerCalls({
      'GET /api/regions.php': { body: regions },
      'GET /api/towns.php': { status: 404, body: { error: 'unknown_call' } },
    });
    show();
    await userEvent.clear(field());
    await userEvent.type(field(), 'Dorf');
    await waitFor(() => expect(calls.some(({ name }) => name === 'GET /api/towns.php')).toBe(true));
    expect(field()).toHaveValue('Dorf');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(field()).toBeValid();
  });
});
