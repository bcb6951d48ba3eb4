import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Message } from '../../../lib/contract/chats.ts';
import type { PendingMessage } from '../../../lib/rules/optimistic-messages.ts';
import { InTestSite } from '../../site/in-test-site.tsx';
import { Bubble, PendingBubble } from './bubble.tsx';

const message: Message = {
  id: 1,
  conversation: 1,
  sender: 9,
  client_message_id: '00000000-0000-4000-8000-000000000001',
  body: 'Warst du auch am Rhein?',
  gift: null,
  image: null,
  reply_to: null,
  reactions: [],
  warning: null,
  automatic: false,
  edited_at: null,
  deleted: false,
  created_at: '2026-11-21T10:00:00Z',
};
const pending: PendingMessage = {
  client_message_id: 'a',
  body: 'Hallo',
  created_at: '2026-11-21T10:00:00Z',
  state: 'sending',
};

test('each message is an article with its sender and time', () => {
  render(<Bubble message={message} own={false} name="Mara" seen={false} />, { wrapper: InTestSite });
  expect(screen.getByRole('article')).toHaveAccessibleName(/^Mara, \d\d:00$/);
});

test('a gift shows its drawing and says its name', () => {
  const gift = { ...message, body: '', gift: 'rose' as const };
  const { container } = render(<Bubble message={gift} own={false} name="Mara" seen={false} />, {
    wrapper: InTestSite,
  });
  expect(screen.getByRole('article')).toHaveTextContent('Geschenk: Rose');
  expect(container.querySelector('img')).toHaveAttribute('src', '/gifts/rose.svg');
});

test('an automatic text says so before its first word', () => {
  render(<Bubble message={{ ...message, automatic: true }} own={false} name="Mara" seen={false} />, {
    wrapper: InTestSite,
  });
  expect(screen.getByRole('article').textContent).toMatch(/^Automatische NachrichtWarst du/);
});

test('"gesehen" stands only where it is told to', () => {
  const { rerender } = render(<Bubble message={message} own name="Mara" seen />, { wrapper: InTestSite });
  expect(screen.getByText(/gesehen/)).toBeInTheDocument();
  rerender(<Bubble message={message} own name="Mara" seen={false} />);
  expect(screen.queryByText(/gesehen/)).toBeNull();
});

test('markup in a message is text', () => {
  render(
    <Bubble
      message={{ ...message, body: '<img src=x onerror=alert(1)>' }}
      own={false}
      name="Mara"
      seen={false}
    />,
    {
      wrapper: InTestSite,
    },
  );
  expect(document.querySelector('img')).toBeNull();
});

test('a failed message says why and can be sent again or given up', async () => {
  const onAgain = jest.fn();
  const onDiscard = jest.fn();
  render(
    <PendingBubble
      message={{ ...pending, state: 'failed', reason: 'offline' }}
      onAgain={onAgain}
      onDiscard={onDiscard}
    />,
    { wrapper: InTestSite },
  );
  expect(screen.getByText(/Keine Verbindung/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Erneut senden' }));
  await userEvent.click(screen.getByRole('button', { name: 'Verwerfen' }));
  expect([onAgain.mock.calls.length, onDiscard.mock.calls.length]).toEqual([1, 1]);
});

test('a message under way offers nothing to press', () => {
  render(<PendingBubble message={pending} onAgain={jest.fn()} onDiscard={jest.fn()} />, {
    wrapper: InTestSite,
  });
  expect(screen.getByText(/wird gesendet/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a message that waits for a connection says so and can be taken back', async () => {
  const onDiscard = jest.fn();
  const waiting = { ...pending, state: 'waiting' as const };
  render(<PendingBubble message={waiting} onAgain={() => {}} onDiscard={onDiscard} />, {
    wrapper: InTestSite,
  });
  expect(screen.getByRole('article')).toHaveTextContent('wartet auf Verbindung');
  expect(screen.queryByRole('button', { name: 'Erneut senden' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Verwerfen' }));
  expect(onDiscard).toHaveBeenCalledTimes(1);
});
