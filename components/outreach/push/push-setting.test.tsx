import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { givePush, resetPush } from '#tests/support/screens/push.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { SiteProvider, useSite } from '../../site/site-context.island.tsx';
import { PushSetting } from './push-setting.island.tsx';
import { getTexts } from '#lib/i18n/catalogue.ts';

const { push: german } = getTexts('de');

function WithKey({ children }: { children: ReactNode }) {
  return <SiteProvider site={{ ...useSite(), pushPublicKey: 'a-key' }}>{children}</SiteProvider>;
}

function show({ withKey = true } = {}) {
  signInForTest(true);
  const answers = answerCalls({
    'GET /api/user.php': { body: { user: { id: 7, push_subscribed: false } } },
    'POST /api/user.php': { body: { done: true } },
  });
  const setting = <PushSetting texts={german} />;
  render(withKey ? <WithKey>{setting}</WithKey> : setting, { wrapper: InTestSite });
  return answers;
}

const on = () => screen.findByRole('button', { name: german.switchOn });
const off = () => screen.findByRole('button', { name: german.switchOff });

beforeEach(() => localStorage.clear());
afterEach(() => act(resetPush));

test('it is switched on by a press, and off by another', async () => {
  const browser = givePush('default', { answer: 'granted' });
  show();
  expect(await screen.findByText(german.notSubscribed)).toBeInTheDocument();
  await userEvent.click(await on());
  expect(await screen.findByText(german.subscribed)).toBeInTheDocument();
  expect([browser.prompts, browser.subscription !== null]).toEqual([1, true]);
  await userEvent.click(await off());
  expect(await screen.findByText(german.notSubscribed)).toBeInTheDocument();
  expect(browser.subscription).toBeNull();
});

test('asks the browser only after a press, and explains its refusal', async () => {
  const browser = givePush('default', { answer: 'denied' });
  show();
  const button = await on();
  expect(browser.prompts).toBe(0);
  await userEvent.click(button);
  expect(await screen.findByText(german.denied)).toHaveTextContent(/erlaube Benachrichtigungen/);
  expect(screen.queryByRole('button')).toBeNull();
});

test('what fails is reported, and can be tried again', async () => {
  givePush('granted');
  const { next } = show();
  next('POST /api/user.php', 'offline');
  await userEvent.click(await on());
  expect(await screen.findByRole('alert')).toHaveTextContent(german.failed);
  next('POST /api/user.php', { body: { done: true } });
  await userEvent.click(await on());
  expect(await off()).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('alert')).toBeEmptyDOMElement());
});

test('where it is not possible it says why', async () => {
  show();
  expect(await screen.findByText(german.unsupported.browser)).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a brand without a key says so', async () => {
  givePush('default');
  show({ withKey: false });
  expect(await screen.findByText('Herzfunke verschickt keine Benachrichtigungen.')).toBeInTheDocument();
});
