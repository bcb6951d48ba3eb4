import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { givePush, resetPush } from '#tests/support/screens/push.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { SiteProvider, useSite } from '../../site/site-context.island.tsx';
import { CompleteSignup } from './complete-signup.island.tsx';
import { getTexts } from '#lib/i18n/catalogue.ts';

const texts = getTexts('de');

function WithPush({ children }: { children: ReactNode }) {
  return <SiteProvider site={{ ...useSite(), pushPublicKey: 'a-key' }}>{children}</SiteProvider>;
}

function show(status: 'not_confirmed' | 'active' = 'not_confirmed', notifications_disabled: string[] = []) {
  signInForTest(true);
  answerCalls({
    'GET /api/user.php': { body: { user: { email: 'alice@example.org', status, notifications_disabled } } },
  });
  render(
    <InTestSite>
      <WithPush>
        <CompleteSignup texts={texts.activation} errors={texts.errors} />
      </WithPush>
    </InTestSite>,
  );
}

afterEach(() => act(resetPush));

const toMail = () => screen.findByRole('heading', { name: 'Schau in dein Postfach' });

it('asks about push messages itself first, then says where the mail went', async () => {
  const browser = givePush('default');
  show();
  expect(await screen.findByRole('heading', { name: 'Sollen wir dir Bescheid sagen?' })).toBeInTheDocument();
  expect(browser.prompts).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Jetzt nicht' }));
  expect(await toMail()).toBeInTheDocument();
  expect(screen.getByText('alice@example.org')).toBeInTheDocument();
});

it('says it once: the next page opens no dialog about it', async () => {
  givePush('denied');
  show();
  await toMail();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/signup-matches');
});

it('goes on where the browser says no', async () => {
  givePush('default', { answer: 'denied' });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Ja, Bescheid sagen' }));
  expect(await screen.findByText(/lässt Benachrichtigungen von dieser Seite nicht zu/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Jetzt nicht' }));
  expect(await toMail()).toBeInTheDocument();
});

it('does not ask a browser that cannot push or was refused before', async () => {
  show();
  expect(await toMail()).toBeInTheDocument();
});

it('says if the address is already confirmed', async () => {
  givePush('denied');
  show('active');
  expect(await screen.findByText('Deine Adresse ist bestätigt.')).toBeInTheDocument();
});

it('says where nothing could be delivered to the address, and lets it be changed', async () => {
  show('not_confirmed', ['bounce']);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Wir konnten an diese Adresse nichts zustellen.',
  );
  expect(screen.getByRole('button', { name: 'Adresse ändern' })).toBeInTheDocument();
});
