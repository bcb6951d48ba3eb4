import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { User } from '#lib/contract/identity/accounts.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { readPictures } from '#tests/support/screens/read-pictures.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { alice, testChat, testMessage, tile } from '#tests/support/screens/chat.ts';
import { getOutbox } from '../sending/outbox.ts';
import { discardMessage } from '../sending/send-message.ts';
import { Composer } from './composer.tsx';
import { useComposing, usePrice } from './use-composing.ts';

const mara = tile();
const reader = alice({ paid_user: true });
const message = (id: number, sender: number, body: string) => testMessage({ id, sender, body });

function Writing({ user, maxLength }: { user: User; maxLength: number }) {
  const composing = useComposing(user, mara, testChat());
  return (
    <>
      <button onClick={() => composing.startReply(message(3, mara.id, 'Magst du Jazz?'))}>antworten</button>
      <button onClick={() => composing.startEdit(message(4, 7, 'Ja, sher'))}>ändern</button>
      <p data-testid="failure">{composing.failure?.reason}</p>
      <Composer
        name="Mara"
        own={7}
        composing={composing}
        maxLength={maxLength}
        price={usePrice(user, composing.cost)}
        onPickImages={() => {}}
      />
    </>
  );
}

const sent = { body: { message: message(5, 7, ''), credits: 4 } };
const answers = { 'POST /api/message.php': sent, 'PUT /api/draft.php': { body: { done: true } } };

function renderComposer({ user = reader, maxLength = 200 } = {}) {
  const { calls, next } = answerCalls({ ...answers });
  render(<Writing user={user} maxLength={maxLength} />, { wrapper: InTestSite });
  const posted = () => calls.filter(({ name }) => name === 'POST /api/message.php').map(({ body }) => body);
  return { calls, next, posted, field: screen.getByLabelText('Nachricht an Mara'), user: userEvent.setup() };
}
const field = () => screen.getByRole('textbox');

beforeAll(() => readPictures((file) => (file.size > 3 ? { width: 400, height: 300 } : null)));
beforeEach(() => {
  localStorage.clear();
  signInForTest(true);
  for (const pending of getOutbox(mara.id)) discardMessage(mara.id, pending);
});

test('Enter sends, Shift and Enter breaks the line', async () => {
  const { posted, field, user } = renderComposer();
  await user.type(field, 'Hallo{Shift>}{Enter}{/Shift}Mara');
  expect(field).toHaveValue('Hallo\nMara');
  expect(posted()).toEqual([]);
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('');
  await waitFor(() => expect(posted()).toMatchObject([{ profile_id: 9, body: 'Hallo\nMara' }]));
});

test('invisible characters are not a message', async () => {
  const { posted, field, user } = renderComposer();
  await user.type(field, '\u200b\u2060{Enter}');
  expect(screen.getByRole('button', { name: 'Senden · 1 Credit' })).toBeDisabled();
  expect(posted()).toEqual([]);
});

test('pressing send twice sends once', async () => {
  const { posted, field, user } = renderComposer();
  await user.type(field, 'Hallo');
  await user.dblClick(screen.getByRole('button', { name: 'Senden · 1 Credit' }));
  await waitFor(() => expect(posted()).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(posted()).toHaveLength(1);
});

test('sending keeps the focus in the field', async () => {
  const { field, user } = renderComposer();
  await user.type(field, 'Hallo');
  await user.click(screen.getByRole('button', { name: 'Senden · 1 Credit' }));
  expect(field).toHaveFocus();
});

test('Enter that ends the word list of an input method sends nothing', async () => {
  const { posted, field, user } = renderComposer();
  await user.type(field, 'こんにちは');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  // Safari reports the key after the composition has ended.
  fireEvent.compositionEnd(field, { data: 'こんにちは' });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: false });
  expect(field).toHaveValue('こんにちは');
  expect(posted()).toEqual([]);
});

test('the price stands at the button, and what it costs at least in money below', () => {
  renderComposer();
  expect(screen.getByRole('button', { name: 'Senden · 1 Credit' })).toBeDisabled();
  expect(screen.getByText(/^Kostet mindestens 1,10/)).toBeInTheDocument();
});

test('who never bought credits reads how many free messages are left', () => {
  renderComposer({ user: { ...reader, paid_user: false } });
  expect(screen.getByText('Noch 5 kostenlose Nachrichten')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Kostenlos senden' })).toBeDisabled();
});

test('without free messages left the button names the price', () => {
  renderComposer({ user: { ...reader, paid_user: false, credits: 0 } });
  expect(screen.getByRole('button', { name: 'Senden · 1 Credit' })).toBeDisabled();
});

test('the counter appears near the limit, counts as the server does, and a text beyond it waits', async () => {
  const { posted, field, user } = renderComposer({ maxLength: 20 });
  await user.type(field, 'kurz');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.clear(field);
  await user.type(field, 'neunzehn Zeichen 😀a');
  expect(screen.getByRole('status')).toHaveTextContent('Noch 1 Zeichen');
  await user.type(field, ' und mehr{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('8 Zeichen zu lang');
  expect(field).toBeInvalid();
  expect(posted()).toEqual([]);
});

test('an answer shows what it quotes and names it to the server; Escape takes the quote away', async () => {
  const { posted, user } = renderComposer();
  await user.click(screen.getByText('antworten'));
  expect(field()).toHaveFocus();
  expect(screen.getByRole('group', { name: 'Antwort an Mara' })).toHaveTextContent('Magst du Jazz?');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: 'Antwort an Mara' })).toBeNull();

  await user.click(screen.getByText('antworten'));
  await user.type(field(), 'Ja{Enter}');
  await waitFor(() => expect(posted()).toMatchObject([{ body: 'Ja', reply_to: 3 }]));
  expect(screen.queryByRole('group', { name: 'Antwort an Mara' })).toBeNull();
});

test('an own text is changed in the field, and the draft comes back afterwards', async () => {
  const { next, calls, user } = renderComposer();
  next('PUT /api/message.php', { body: { message: message(4, 7, 'Ja, sehr') } });
  await user.type(field(), 'noch nicht fertig');
  await user.click(screen.getByText('ändern'));
  expect(screen.getByLabelText('Bearbeiteter Text')).toHaveValue('Ja, sher');
  await user.clear(field());
  await user.type(field(), 'Ja, sehr{Enter}');
  await waitFor(() => expect(field()).toHaveValue('noch nicht fertig'));
  const puts = calls.filter(({ name }) => name === 'PUT /api/message.php');
  expect(puts.map(({ body }) => body)).toEqual([{ id: 4, body: 'Ja, sehr' }]);
});

test('cancelling a change restores the draft too', async () => {
  const { user, posted } = renderComposer();
  await user.type(field(), 'Entwurf');
  await user.click(screen.getByText('ändern'));
  await user.keyboard('{Escape}');
  expect(field()).toHaveValue('Entwurf');
  expect(posted()).toEqual([]);
});

test('a change that comes too late says so, and its text is not lost', async () => {
  const { next, user } = renderComposer();
  next('PUT /api/message.php', { status: 409, body: { error: 'too_late' } });
  await user.type(field(), 'Entwurf');
  await user.click(screen.getByText('ändern'));
  await user.type(field(), '!{Enter}');
  await waitFor(() => expect(screen.getByTestId('failure')).toHaveTextContent('too_late'));
  expect(screen.getByLabelText('Nachricht an Mara')).toHaveValue('Ja, sher!\nEntwurf');
});

test('a change without a network stays in the field', async () => {
  const { next, user } = renderComposer();
  next('PUT /api/message.php', 'offline');
  await user.click(screen.getByText('ändern'));
  await user.type(field(), '!{Enter}');
  await waitFor(() => expect(screen.getByTestId('failure')).toHaveTextContent('offline'));
  expect(screen.getByLabelText('Bearbeiteter Text')).toHaveValue('Ja, sher!');
});

const picture = (name = 'a.png', content = 'picture') => new File([content], name, { type: 'image/png' });
const paste = (files: File[]) =>
  fireEvent.paste(field(), { clipboardData: { files, types: ['Files'], getData: () => '' } });

test('a pasted image is shown before it is sent, with its price at the button, and can be taken away', async () => {
  const { user } = renderComposer();
  paste([picture(), picture('b.png')]);
  expect(await screen.findByAltText('Gewähltes Bild 2')).toHaveAttribute('src', 'blob:here');
  expect(screen.getByRole('button', { name: 'Senden · 4 Credits' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Bild 1 entfernen' }));
  expect(screen.getByRole('button', { name: 'Senden · 2 Credits' })).toBeEnabled();
  expect(field()).toHaveFocus();
  await user.type(field(), 'dazu');
  expect(screen.getByRole('button', { name: 'Senden · 3 Credits' })).toBeEnabled();
});

test('explains files that are no images, and too many of them', async () => {
  renderComposer();
  paste([picture('a.png', 'x')]);
  expect(await screen.findByRole('alert')).toHaveTextContent('kein Bild, das wir lesen können');
  paste(Array.from({ length: 6 }, () => picture()));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Höchstens 5 Bilder'));
  expect(screen.getAllByAltText(/Gewähltes Bild/)).toHaveLength(5);
});

test('images beyond the balance stay where they are, and nothing goes out', async () => {
  const { user, posted } = renderComposer({ user: { ...reader, credits: 2 } });
  paste([picture()]);
  await screen.findByAltText('Gewähltes Bild 1');
  await user.type(field(), 'dazu{Enter}');
  expect(screen.getByTestId('failure')).toHaveTextContent('not_enough_credits');
  expect(screen.getByAltText('Gewähltes Bild 1')).toBeInTheDocument();
  expect(field()).toHaveValue('dazu');
  expect(posted()).toEqual([]);
});

test('the server learns of a draft once the writing pauses, and of its end', async () => {
  const { calls, user } = renderComposer();
  const drafts = () => calls.filter(({ name }) => name === 'PUT /api/draft.php').map(({ body }) => body);
  await user.type(field(), 'Bist du');
  expect(drafts()).toEqual([]);
  await waitFor(() => expect(drafts()).toEqual([{ profile_id: 9, body: 'Bist du' }]));
  await user.clear(field());
  await waitFor(() => expect(drafts()).toHaveLength(2));
  expect(drafts()[1]).toEqual({ profile_id: 9, body: '' });
});
