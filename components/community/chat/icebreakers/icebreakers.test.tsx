import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { alice, tile } from '#tests/support/screens/chat.ts';
import { Icebreakers } from './icebreakers.tsx';
import { getTexts } from '#lib/i18n/catalogue.ts';

const { icebreakers: german } = getTexts('de');

beforeEach(() => signInForTest(true));

const mara = { ...tile(), fictional_icon: true };
const suggestions = [
  { about: 'shared_interest', text: 'Du magst auch Wandern: Wohin zuletzt?' },
  { about: 'town', text: 'Köln also. Was gefällt dir dort?' },
];
const some = { body: { suggestions } };
const none = { body: { suggestions: [] } };

async function show(answer: Parameters<typeof answerCalls>[0][string]) {
  const onChoose = jest.fn();
  const answers = answerCalls({ 'GET /api/icebreakers.php': answer });
  render(<Icebreakers user={alice({ language: 'fi' })} profile={mara} onChoose={onChoose} />, {
    wrapper: InTestSite,
  });
  await screen.findByRole('button', { name: german.button });
  return { ...answers, onChoose };
}

const button = () => screen.getByRole('button', { name: german.button });

it('opens only by its button and fetches nothing before', async () => {
  const { calls } = await show(some);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls).toEqual([]);
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('button', { name: german.own }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says that a program suggests and who is fictional, and only hands over a text', async () => {
  const { onChoose, calls } = await show(some);
  await userEvent.click(button());
  const dialog = screen.getByRole('dialog', { name: german.title });
  expect(await screen.findByText(/Köln also/)).toHaveAttribute('lang', 'fi');
  expect(dialog).toHaveTextContent('Diese Vorschläge hat ein Programm aus dem Profil von Mara erstellt');
  expect(dialog).toHaveTextContent('Fiktives Profil');
  expect(dialog).toHaveTextContent(german.about.shared_interest);
  await userEvent.click(screen.getByRole('button', { name: /Köln also/ }));
  expect(onChoose).toHaveBeenCalledWith('Köln also. Was gefällt dir dort?');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.map(({ name }) => name)).toEqual(['GET /api/icebreakers.php']);
});

it('explains that there is nothing to suggest', async () => {
  await show(none);
  await userEvent.click(button());
  expect(await screen.findByText(/Mara verrät im Profil noch wenig/)).toBeInTheDocument();
  expect(screen.queryByText(/ein Programm/)).toBeNull();
});

it('offers a retry where loading failed', async () => {
  const { next } = await show({ status: 422, body: { error: 'invalid_input' } });
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(german.failed);
  next('GET /api/icebreakers.php', some);
  await userEvent.click(screen.getByRole('button', { name: german.again }));
  expect(await screen.findByRole('button', { name: /Köln also/ })).toBeInTheDocument();
});

it('shows skeleton rows while loading', async () => {
  await show(some);
  fireEvent.click(button());
  expect(screen.getByRole('status', { name: german.loading })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /Köln also/ })).toBeInTheDocument();
});
