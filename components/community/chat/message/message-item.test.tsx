import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Message } from '#lib/contract/community/chat.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { testMessage } from '#tests/support/screens/chat.ts';
import { MessageItem, type MessageItemProps } from './message-item.tsx';

function show(change: Partial<Message> = {}, props: Partial<MessageItemProps> = {}) {
  const onJump = jest.fn();
  const item = (more: Partial<MessageItemProps> = {}) => (
    <MessageItem
      message={testMessage(change)}
      own={false}
      name="Mara"
      readUntil={0}
      groupPosition="alone"
      actions={{ onReply: jest.fn(), onEdit: jest.fn(), onJump }}
      {...props}
      {...more}
    />
  );
  const { rerender } = render(item(), { wrapper: InTestSite });
  return { onJump, again: (more: Partial<MessageItemProps>) => rerender(item(more)) };
}

const article = () => screen.getByRole('article');

test('it is an article with its sender and time', () => {
  show();
  expect(article()).toHaveAccessibleName(/^Mara, \d\d:00$/);
});

test('markup in a message is text, and line breaks stay', () => {
  show({ body: '<img src=x onerror=alert(1)>\nZweite Zeile' });
  expect(document.querySelector('img')).toBeNull();
  expect(article()).toHaveTextContent('<img src=x onerror=alert(1)> Zweite Zeile');
});

test('an address becomes a link that carries nothing along', () => {
  show({ body: 'Hier: https://example.org/a. Nicht javascript:alert(1)' });
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', 'https://example.org/a');
  expect(link).toHaveAttribute('rel', 'noopener nofollow ugc');
  expect(link).toHaveAttribute('target', '_blank');
});

test('a gift shows its drawing and says its name', () => {
  show({ body: '', gift: 'rose' });
  expect(article()).toHaveTextContent('Geschenk: Rose');
  expect(document.querySelector('img')).toHaveAttribute('src', '/gifts/rose.svg');
});

test('an automatic text says so before its first word', () => {
  show({ automatic: true });
  expect(article().textContent).toMatch(/^Automatische NachrichtBis morgen/);
});

test('shows edits and delivery beside the time', () => {
  const { again } = show({ edited_at: '2026-11-21T10:01:00Z' }, { own: true, status: 'delivered' });
  expect(article()).toHaveTextContent(/bearbeitet · zugestellt/);
  again({ status: 'seen' });
  expect(article()).toHaveTextContent(/bearbeitet · gesehen/);
  again({ status: undefined });
  expect(article()).not.toHaveTextContent(/zugestellt|gesehen/);
});

test('a deleted message leaves a placeholder without actions', () => {
  show({ body: '', deleted: true, edited_at: '2026-11-21T10:01:00Z' });
  expect(article()).toHaveTextContent('Nachricht gelöscht');
  expect(article()).not.toHaveTextContent('bearbeitet');
  expect(screen.queryByRole('button')).toBeNull();
});

const quote = { id: 3, sender: 7, excerpt: 'Kommst du?', gift: null, image: false, deleted: false };

test.each([
  [{}, 'Kommst du?'],
  [{ excerpt: '', gift: 'rose' as const }, 'Geschenk: Rose'],
  [{ excerpt: '', image: true }, 'Bild'],
  [{ excerpt: '', deleted: true }, 'Nachricht gelöscht'],
])('a quote %j shows %s and leads to its message', async (change, words) => {
  const { onJump } = show({ reply_to: { ...quote, ...change } });
  const button = screen.getByRole('button', { name: `Antwort an dich ${words}` });
  await userEvent.click(button);
  expect(onJump).toHaveBeenCalledWith(3);
});

test.each([
  [true, 9, 'Antwort an dich'],
  [true, 7, 'Antwort an Mara'],
  [false, 9, 'Antwort an Mara'],
  [false, 7, 'Antwort an dich'],
])('whose message is quoted (own %s, quoted %s): %s', (own, sender, words) => {
  // Message 9's sender varies: the reader or the other member.
  show({ reply_to: { ...quote, sender } }, { own });
  expect(screen.getByRole('button', { name: new RegExp(words) })).toBeInTheDocument();
});

const image = {
  filename: '/photos/aa-large.webp',
  match: '/photos/aa-medium.webp',
  width: 1600,
  height: 900,
  thumbhash: 'pxcGDYJ4iIdgeIiFiIh3iIh4Z1AAaAo=',
};

test('an image has its aspect ratio and opens enlarged; Escape closes it and returns the focus', async () => {
  show({ body: '', image });
  const picture = screen.getByRole('img', { name: 'Bild von Mara' });
  const link = screen.getByRole('link', { name: 'Bild von Mara' });
  expect(link.style.aspectRatio).toBe(String(16 / 9));
  expect(picture).toHaveAttribute('src', image.filename);
  await userEvent.click(link);
  const large = await screen.findByRole('dialog', { name: /^Mara, \d\d:00$/ });
  expect(within(large).getByRole('img', { name: 'Bild von Mara' })).toHaveAttribute('src', image.filename);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(link).toHaveFocus();
});

test('a failed image says so and can be loaded again', async () => {
  show({ body: '', image });
  fireEvent.error(screen.getByRole('img'));
  expect(article()).toHaveTextContent('Das Bild konnte nicht geladen werden.');
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(screen.getByRole('img')).toHaveAttribute('src', image.filename);
});

test.each([
  ['money' as const, /Schick niemandem Geld/],
  ['contact_data' as const, /Lass dir Zeit/],
])('a warning of %s says what to take care of and what can be done', (warning, words) => {
  show({ warning });
  expect(article()).toHaveTextContent(words);
  expect(screen.getByRole('button', { name: 'Melden' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Blockieren' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Häufige Fragen zur Sicherheit' })).toHaveAttribute(
    'href',
    '/pages/faq',
  );
});
