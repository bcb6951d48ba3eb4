import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mutate } from 'swr';
import type { OwnPhoto, OwnPhotos } from '#lib/contract/community/photos.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { readPictures } from '#tests/support/screens/read-pictures.ts';
import { answerUploads } from '#tests/support/screens/uploads.ts';
import { InTestSiteThatRefreshes } from '#tests/support/screens/shared-cache.tsx';
import { drainToasts } from '../../ui/toast.ts';
import { PhotoBoard } from './photo-board.tsx';

function photo(id: number, changes: Partial<OwnPhoto> = {}): OwnPhoto {
  return {
    id,
    main: id === 1,
    status: 'active',
    reason: null,
    filename: `/photos/${id}-large.webp`,
    thumb_filename: `/photos/${id}-thumb.webp`,
    match: `/photos/${id}-medium.webp`,
    uncut_filename: `/photos/${id}-uncut.webp`,
    width: 800,
    height: 1000,
    thumbhash: '',
    ...changes,
  };
}

const own = (photos: OwnPhoto[], changes: Partial<OwnPhotos> = {}) => ({
  body: { photos, limit: 3, review: 'auto', ...changes },
});
const two = [photo(1), photo(2)];

function show(isPremium = false) {
  render(<PhotoBoard isPremium={isPremium} />, { wrapper: InTestSiteThatRefreshes });
}

const pictures = () => screen.getAllByRole('img').map((image) => image.getAttribute('src'));
const findText = (text: string | RegExp) => screen.findByText(text);

beforeEach(async () => {
  // This also resets SWR's deduplication.
  await mutate(() => true, undefined, { revalidate: true });
  signInForTest(true);
  readPictures(() => ({ width: 800, height: 1000 }));
  drainToasts();
});

test('without a photo it says why to add one', async () => {
  answerCalls({ 'GET /api/photos.php': own([]) });
  show();
  expect(await screen.findByRole('heading', { name: 'Noch kein Foto von dir' })).toBeInTheDocument();
  expect(screen.getByText('0 von 3')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Fotos auswählen' })).toBeEnabled();
});

test('failed photos can be loaded again', async () => {
  const { next } = answerCalls({
    'GET /api/photos.php': { status: 403, body: { error: 'not_confirmed' } },
  });
  show();
  expect(await findText('Deine Fotos konnten nicht geladen werden.')).toBeInTheDocument();
  next('GET /api/photos.php', own(two));
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(await screen.findAllByRole('img')).toHaveLength(2);
});

test('a photo moves by its buttons, at once and with the focus, and says where it is', async () => {
  const { calls } = answerCalls({
    'GET /api/photos.php': own(two),
    'PUT /api/photos.php': own([photo(2, { main: true }), photo(1, { main: false })]),
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Foto 1 weiter nach hinten' }));
  await waitFor(() => expect(pictures()).toEqual(['/photos/2-medium.webp', '/photos/1-medium.webp']));
  expect(await findText('Jetzt an Stelle 2 von 2.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Foto 2 weiter nach hinten' })).toHaveFocus();
  await waitFor(() =>
    expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({ order: [2, 1] }),
  );
});

test('a change from elsewhere does not move the focus', async () => {
  const { next } = answerCalls({
    'GET /api/photos.php': own(two),
    'PUT /api/photos.php': own([photo(2, { main: true }), photo(1, { main: false })]),
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Foto 1 weiter nach hinten' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Foto 2 weiter nach hinten' })).toHaveFocus(),
  );
  const heading = screen.getByRole('heading', { name: 'Deine Fotos' });
  heading.focus();
  next('GET /api/photos.php', own([photo(2, { main: true }), photo(1, { main: false }), photo(3)]));
  await act(() => mutate(['GET /api/photos.php', undefined]));
  expect(await findText('3 von 3')).toBeInTheDocument();
  expect(heading).toHaveFocus();
});

test('reverts an unsaved order, and says so', async () => {
  answerCalls({
    'GET /api/photos.php': own(two),
    'PUT /api/photos.php': { status: 404, body: { error: 'not_found' } },
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Foto 2 weiter nach vorn' }));
  await waitFor(() =>
    expect(drainToasts().map(({ text }) => text)).toEqual(['Die Reihenfolge wurde nicht gespeichert.']),
  );
  await waitFor(() => expect(pictures()).toEqual(['/photos/1-medium.webp', '/photos/2-medium.webp']));
});

test('another photo becomes the main image', async () => {
  const { calls } = answerCalls({
    'GET /api/photos.php': own(two),
    'PUT /api/photos.php': own([photo(2, { main: true }), photo(1, { main: false })]),
  });
  show();
  const second = await screen.findByRole('group', { name: 'Foto 2' });
  await userEvent.click(within(second).getByText('Als Hauptfoto zeigen'));
  expect(await findText('Das ist jetzt dein Hauptfoto.')).toBeInTheDocument();
  expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({ order: [2, 1] });
});

const pressUndo = () => {
  const [toast] = drainToasts();
  expect(toast).toMatchObject({ text: 'Foto gelöscht', action: { label: 'Rückgängig' } });
  toast?.action?.onPress();
};

test.each<[string, (button: HTMLElement) => Promise<void> | void]>([
  ['toast', pressUndo],
  ['button', (button) => userEvent.click(button)],
])('a removed photo leaves at once and comes back by the %s', async (_way, restore) => {
  const { calls, next } = answerCalls({
    'GET /api/photos.php': own(two),
    'DELETE /api/photos.php': own([photo(2, { main: true })]),
  });
  show();
  const first = await screen.findByRole('group', { name: 'Foto 1' });
  await userEvent.click(within(first).getByText('Löschen'));
  expect(await findText('1 von 3')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Deine Fotos' })).toHaveFocus();
  const button = await screen.findByRole('button', { name: 'Gelöschtes Foto zurückholen' });

  next('POST /api/photos.php', own(two));
  await restore(button);
  expect(await findText('2 von 3')).toBeInTheDocument();
  expect(calls.filter(({ name }) => name.startsWith('POST')).map(({ body }) => body)).toEqual([{ id: 1 }]);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Gelöschtes Foto zurückholen' })).not.toBeInTheDocument(),
  );
});

test('says which photo is under review or rejected, and why', async () => {
  answerCalls({
    'GET /api/photos.php': own(
      [photo(1, { status: 'pending', main: false }), photo(2, { status: 'rejected', reason: 'minor' })],
      { review: 'manual' },
    ),
  });
  show();
  expect(await findText('wird geprüft')).toBeInTheDocument();
  expect(screen.getByText('Abgelehnt')).toBeInTheDocument();
  expect(screen.getByText(/ein Kind zu sehen/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Entscheidung und Widerspruch' })).toHaveAttribute(
    'href',
    '/settings',
  );
  expect(screen.queryByText('Als Hauptfoto zeigen')).not.toBeInTheDocument();
});

test.each([
  [false, 3, 'Mit einem kostenlosen Konto kannst du 3 Fotos zeigen, mit Premium 25.', 1],
  [true, 25, 'Mehr als 25 Fotos sind nicht möglich. Lösche eines, um ein neues hinzuzufügen.', 0],
])('full (premium: %s) it says what helps', async (isPremium, limit, text, links) => {
  const photos = Array.from({ length: limit }, (_, nth) => photo(nth + 1));
  answerCalls({ 'GET /api/photos.php': own(photos, { limit }) });
  show(isPremium);
  expect(await findText(text)).toBeInTheDocument();
  expect(screen.queryAllByRole('link', { name: 'Premium ansehen' })).toHaveLength(links);
  expect(screen.queryByRole('button', { name: 'Fotos auswählen' })).not.toBeInTheDocument();
});

/** Chooses files; returns the list of those that are refused. */
async function choose(files: File[]): Promise<HTMLElement> {
  await screen.findByRole('button', { name: 'Fotos auswählen' });
  const input = document.querySelector<HTMLInputElement>('input[multiple]');
  if (!input) throw new Error('There is nothing to choose files with');
  await userEvent.upload(input, files, { applyAccept: false });
  return screen.findByRole('list', { name: 'Nicht angenommen' });
}

test('a photo beyond the limit is refused by name, and a free member is led to premium', async () => {
  const sent = answerUploads();
  answerCalls({ 'GET /api/photos.php': own(two) });
  show();
  const files = ['drei.jpg', 'vier.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg' }));
  const refused = await choose(files);
  expect(within(refused).getByText('vier.jpg')).toBeInTheDocument();
  expect(within(refused).getByRole('link', { name: 'Premium ansehen' })).toHaveAttribute('href', '/premium');
  await userEvent.click(within(refused).getByRole('button', { name: 'vier.jpg ausblenden' }));
  await waitFor(() => expect(sent.map(({ file }) => file.name)).toEqual(['drei.jpg']));
  act(() => sent[0]?.answer(200, own([...two, photo(3)]).body));
  expect(await findText('3 von 3')).toBeInTheDocument();
});

test('files that cannot be photos are refused in words, grouped by reason, and not sent', async () => {
  answerCalls({ 'GET /api/photos.php': own(two) });
  show();
  const files = [
    new File(['%PDF'], 'brief.pdf', { type: 'application/pdf' }),
    new File(['GIF'], 'tanz.gif', { type: 'image/gif' }),
    new File([], 'leer.jpg', { type: 'image/jpeg' }),
  ];
  const refused = await choose(files);
  expect(within(refused).getAllByRole('listitem')).toHaveLength(2);
  expect(within(refused).getByText('brief.pdf, tanz.gif')).toBeInTheDocument();
  expect(within(refused).getByText('Die Datei ist leer.')).toBeInTheDocument();
  await userEvent.click(within(refused).getByRole('button', { name: 'leer.jpg ausblenden' }));
  await userEvent.click(within(refused).getByRole('button', { name: 'brief.pdf, tanz.gif ausblenden' }));
  expect(refused).not.toBeInTheDocument();
});
