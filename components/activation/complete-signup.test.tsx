import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { ErrorTexts } from '../../lib/api/error-text.ts';
import type { ActivationTexts } from '../../lib/i18n/texts.ts';
import { answerCalls, signInForTest } from '../site/answers-in-test.ts';
import { InTestSite } from '../site/in-test-site.tsx';
import { SiteProvider, useSite } from '../site/site-context.island.tsx';
import { CompleteSignup } from './complete-signup.island.tsx';

const texts = <T,>(name: string) => JSON.parse(readFileSync(`messages/de/${name}.json`, 'utf8')) as T;

function WithPush({ children }: { children: ReactNode }) {
  return <SiteProvider site={{ ...useSite(), pushPublicKey: 'a-key' }}>{children}</SiteProvider>;
}

function show(status: 'not_confirmed' | 'active' = 'not_confirmed') {
  signInForTest(true);
  answerCalls({ 'GET /api/user.php': { body: { user: { email: 'alice@example.org', status } } } });
  render(
    <InTestSite>
      <WithPush>
        <CompleteSignup texts={texts<ActivationTexts>('activation')} errors={texts<ErrorTexts>('errors')} />
      </WithPush>
    </InTestSite>,
  );
}

/** A browser that can push; jsdom is none. */
function givePush(permission: string) {
  const requestPermission = jest.fn(() => Promise.resolve('denied'));
  Object.assign(window, { PushManager: class {}, Notification: { permission, requestPermission } });
  Object.assign(navigator, { serviceWorker: { getRegistration: () => Promise.resolve(undefined) } });
  return requestPermission;
}

afterEach(() => {
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const toMail = () => screen.findByRole('heading', { name: 'Sieh in dein Postfach' });

it('asks about push messages in its own words first, then says where the mail went', async () => {
  const requestPermission = givePush('default');
  show();
  expect(await screen.findByRole('heading', { name: 'Sollen wir dir Bescheid sagen?' })).toBeInTheDocument();
  expect(requestPermission).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Jetzt nicht' }));
  expect(await toMail()).toBeInTheDocument();
  expect(screen.getByText('alice@example.org')).toBeInTheDocument();
});

it('goes on where the browser says no', async () => {
  givePush('default');
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Ja, Bescheid sagen' }));
  expect(await screen.findByText(/lässt Mitteilungen von dieser Seite nicht zu/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Jetzt nicht' }));
  expect(await toMail()).toBeInTheDocument();
});

it('does not ask a browser that cannot push or was told no before', async () => {
  show();
  expect(await toMail()).toBeInTheDocument();
});

it('tells who is confirmed already', async () => {
  givePush('denied');
  show('active');
  expect(await screen.findByText('Deine Adresse ist bestätigt.')).toBeInTheDocument();
});
