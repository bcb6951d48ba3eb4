import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useSWRConfig } from 'swr';
import type { Chat } from '../../../lib/contract/chats.ts';
import { answerCalls, signInForTest } from '../../site/answers-in-test.ts';
import { InTestSite } from '../../site/in-test-site.tsx';
import { ConversationList } from './conversation-list.tsx';

const withMara: Chat = {
  id: 4,
  profile_id: 9,
  profile: {
    id: 9,
    name: 'Mara',
    age: 31,
    gender: 'woman',
    country: 'DE',
    city: 'Köln',
    main_image: null,
    fictional_icon: true,
  },
  num_unread_messages: 120,
  last_message: null,
  read_until: 0,
  delivered_until: 0,
  first_unread: null,
  muted: false,
  draft: '',
};

function Reload() {
  const { mutate } = useSWRConfig();
  return <button onClick={() => void mutate(() => true)}>reload</button>;
}

function show() {
  signInForTest(true);
  const answers = answerCalls({ 'GET /api/chats.php': { body: { chats: [withMara] } } });
  render(
    <InTestSite>
      <Reload />
      <ConversationList open={{}} />
    </InTestSite>,
  );
  return answers;
}

it('shows that it is loading only on the first load', async () => {
  const { next } = show();
  expect(screen.getByRole('status')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: /Mara, 31/ })).toHaveAttribute('href', '/chats/4');
  next('GET /api/chats.php', { body: { chats: [] } });
  fireEvent.click(screen.getByRole('button', { name: 'reload' }));
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByRole('link', { name: /Mara, 31/ })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('link', { name: /Mara, 31/ })).toBeNull());
});

it('counts unread messages up to 99 and says that a profile is fictional', async () => {
  show();
  const row = await screen.findByRole('link', { name: /Mara, 31/ });
  expect(row).toHaveTextContent('99+');
  expect(row).toHaveTextContent('Fiktives Profil');
});

it('names a gift in words, and says whose it was', async () => {
  const gift = {
    id: 81,
    conversation: 4,
    sender: 9,
    client_message_id: '00000000-0000-4000-8000-000000000001',
    body: '',
    gift: 'rose',
    automatic: false,
    created_at: '2026-11-21T10:00:00Z',
  };
  const { next } = show();
  next('GET /api/chats.php', { body: { chats: [{ ...withMara, last_message: gift }] } });
  fireEvent.click(screen.getByRole('button', { name: 'reload' }));
  expect(await screen.findByText('Geschenk: Rose')).toBeInTheDocument();
  next('GET /api/chats.php', { body: { chats: [{ ...withMara, last_message: { ...gift, sender: 7 } }] } });
  fireEvent.click(screen.getByRole('button', { name: 'reload' }));
  expect(await screen.findByText('Du: Geschenk: Rose')).toBeInTheDocument();
});
