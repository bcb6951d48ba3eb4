import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mutate } from 'swr';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSiteThatRefreshes } from '#tests/support/screens/shared-cache.tsx';
import { mara, testPhoto, testRelation, testUser } from '#tests/support/screens/profile.ts';
import { ReportDialog } from '../../ui/report/report-dialog.tsx';

const receipt = { receipt: 'HERZFUNKE-20261121-7KQ4MZ9TBX', received_at: '2026-11-21T10:00:00.000Z' };

// Clears the cache after unmounting.
afterEach(() => mutate(() => true, undefined, { revalidate: true }));

async function show(photo: string | null = null) {
  signInForTest(true);
  const onClose = jest.fn();
  const answers = answerCalls({
    'GET /api/user.php': { body: testUser(4) },
    'GET /api/member.php': {
      body: { profile: mara, photos: [1, 2].map(testPhoto), locked_photos: [], related: [] },
    },
    'GET /api/relation.php': { body: testRelation },
    'POST /api/report.php': { body: receipt },
    'POST /api/block.php': { body: { done: true } },
  });
  render(<ReportDialog profile={mara} photo={photo} onClose={onClose} />, {
    wrapper: InTestSiteThatRefreshes,
  });
  await screen.findByRole('dialog', { name: 'Mara melden' });
  await screen.findByRole('radio', { name: 'Foto 2 von Mara' });
  const sent = () => answers.calls.filter(({ name }) => name === 'POST /api/report.php');
  return { ...answers, onClose, sent };
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Meldung senden' }));
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

it('asks for the reason before it sends anything', async () => {
  const { sent } = await show();
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent('Bitte ausfüllen.');
  await choose('Etwas anderes');
  await send();
  expect(screen.getByLabelText('Was ist passiert?')).toBeInvalid();
  expect(sent()).toEqual([]);
});

it('sends reason, photo and text, and shows the receipt with number and time', async () => {
  const { sent } = await show();
  await choose('Bittet um Geld oder will betrügen');
  await choose('Foto 2 von Mara');
  await userEvent.type(screen.getByLabelText(/Was ist passiert/), 'Wollte 500 Euro.');
  await send();
  expect(await screen.findByText(receipt.receipt)).toBeInTheDocument();
  expect(screen.getByText(/21\. November 2026/)).toBeInTheDocument();
  expect(screen.getByText(/alice@people\.example/)).toBeInTheDocument();
  expect(sent().map(({ body }) => body)).toEqual([
    { id: 9, reason: 'money', photo: testPhoto(2).filename, text: 'Wollte 500 Euro.' },
  ]);
});

it('begins with the photo that was looked at', async () => {
  const { sent } = await show(testPhoto(1).filename);
  expect(screen.getByRole('radio', { name: 'Foto 1 von Mara' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Ein Foto ist nicht in Ordnung' })).toBeChecked();
  await choose('Nein');
  await send();
  await screen.findByText(receipt.receipt);
  expect(sent()[0]?.body).toEqual({ id: 9, reason: 'photo', text: '' });
});

it('explains an error and keeps the input; the retry has the same key', async () => {
  const { sent, next } = await show();
  next('POST /api/report.php', { status: 429, body: { error: 'too_many_requests' } });
  await choose('Das Profil ist gefälscht');
  await userEvent.type(screen.getByLabelText(/Was ist passiert/), 'Bilder aus dem Netz.');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Das waren viele Versuche.');
  expect(screen.getByLabelText(/Was ist passiert/)).toHaveValue('Bilder aus dem Netz.');
  next('POST /api/report.php', { body: receipt });
  await send();
  await screen.findByText(receipt.receipt);
  expect(new Set(sent().map(({ key }) => key)).size).toBe(1);
});

it('offers to block afterwards', async () => {
  const { calls, onClose } = await show();
  await choose('Belästigung, Drohung oder Hass');
  await send();
  await userEvent.click(await screen.findByRole('button', { name: 'Mara blockieren' }));
  expect(calls.find(({ name }) => name === 'POST /api/block.php')?.body).toEqual({ id: 9 });
  expect(onClose).toHaveBeenCalled();
});
