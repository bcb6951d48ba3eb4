import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { User } from '#lib/contract/identity/user.ts';
import german from '#messages/de/icebreakers.json';
import { answerCalls, signInForTest } from '#components/site/answers-in-test.ts';
import { InTestSite } from '#components/site/in-test-site.tsx';
import { Icebreakers } from './icebreakers.tsx';

// jsdom has the element without its methods.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

beforeEach(() => {
  sessionStorage.clear();
  signInForTest(true);
});

const alice = { language: 'fi', profile: { id: 7 } } as User;
const mara = {
  id: 9,
  name: 'Mara',
  age: 31,
  gender: 'woman' as const,
  country: 'DE',
  city: 'Köln',
  main_image: null,
  fictional_icon: true,
};
const suggestions = [
  { about: 'shared_interest', text: 'Du magst auch Wandern: Wohin zuletzt?' },
  { about: 'town', text: 'Köln also. Was gefällt dir dort?' },
];
const some = { body: { suggestions } };
const none = { body: { suggestions: [] } };

function show(answer: Parameters<typeof answerCalls>[0][string], isWriting = false) {
  const onChoose = jest.fn();
  const answers = answerCalls({ 'GET /api/icebreakers.php': answer });
  const view = render(
    <Icebreakers user={alice} profile={mara} words={german} isWriting={isWriting} onChoose={onChoose} />,
    { wrapper: InTestSite },
  );
  return { ...answers, ...view, onChoose };
}

const again = () => screen.getByRole('button', { name: german.button });
/** Long enough for an answer to arrive and to be drawn. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

it('comes by itself, says that a program suggests and who is fictional, and only hands over a text', async () => {
  const { onChoose, calls } = show(some);
  const dialog = await screen.findByRole('dialog', { name: german.title });
  expect(dialog).toHaveTextContent('Diese Vorschläge hat ein Programm aus dem Profil von Mara erstellt');
  expect(dialog).toHaveTextContent('Fiktives Profil');
  expect(dialog).toHaveTextContent(german.about.shared_interest);
  expect(screen.getByText(/Köln also/)).toHaveAttribute('lang', 'fi');
  await userEvent.click(screen.getByRole('button', { name: /Köln also/ }));
  expect(onChoose).toHaveBeenCalledWith('Köln also. Was gefällt dir dort?');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.map(({ name }) => name)).toEqual(['GET /api/icebreakers.php']);
});

it('stays closed once it was closed, and opens by its button', async () => {
  const { unmount } = show(some);
  await userEvent.click(await screen.findByRole('button', { name: german.own }));
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();
  show(some);
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(again());
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it('does not come over what is being written, nor over another dialog', async () => {
  const { unmount } = show(some, true);
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();
  document.body.insertAdjacentHTML('beforeend', '<dialog open>another</dialog>');
  show(some);
  await settle();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  document.querySelector('body > dialog')?.remove();
});

it('says a kind word where there is nothing to suggest', async () => {
  show(none);
  expect(await screen.findByText(/Mara verrät im Profil noch wenig/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says that it loads, and offers another try where that failed', async () => {
  const { next } = show({ status: 422, body: { error: 'invalid_input' } });
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(again());
  expect(await screen.findByRole('alert')).toHaveTextContent(german.failed);
  next('GET /api/icebreakers.php', some);
  await userEvent.click(screen.getByRole('button', { name: german.again }));
  expect(await screen.findByRole('button', { name: /Köln also/ })).toBeInTheDocument();
});

it('shows rows as long as nothing has arrived', async () => {
  show(some);
  fireEvent.click(again());
  expect(screen.getByRole('status', { name: german.loading })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /Köln also/ })).toBeInTheDocument();
});
