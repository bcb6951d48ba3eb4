import { render, screen } from '@testing-library/react';
import { rememberTrafficSource } from '#lib/browser/growth/traffic-source.ts';
import userEvent from '@testing-library/user-event';
import type { Settings } from '#lib/contract/brands/brands.ts';
import { getInvitation, rememberInvitation } from '#lib/browser/identity/invitation.ts';
import { catalogue } from '#lib/i18n/catalogue.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { answerCalls } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { SignupGate } from './signup-gate.tsx';

const { signup } = catalogue('de') as unknown as Texts;

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/signup');
});

function show(signups: Settings['signups'], valid?: boolean) {
  const answers = answerCalls(valid === undefined ? {} : { 'POST /api/invitation.php': { body: { valid } } });
  render(
    <SignupGate signups={signups} texts={signup} heading="h1">
      <p>Das Formular</p>
    </SignupGate>,
    { wrapper: InTestSite },
  );
  return answers;
}

test('asks nothing if it is open to all', async () => {
  const { calls } = show('all');
  expect(await screen.findByText('Das Formular')).toBeVisible();
  expect(calls).toEqual([]);
});

test.each(['invited', 'with_trafficsource'] as const)(
  '%s: closed to who just comes along',
  async (signups) => {
    show(signups);
    expect(await screen.findByRole('heading', { name: signup.closed.title })).toBeVisible();
    expect(screen.queryByText('Das Formular')).toBeNull();
    expect(screen.getByRole('link', { name: 'Mitglieder ansehen' })).toHaveAttribute('href', '/members');
  },
);

test('a traffic source opens it where those count', async () => {
  rememberTrafficSource('?ref=7', '/');
  show('with_trafficsource');
  expect(await screen.findByText('Das Formular')).toBeVisible();
});

test('a valid invitation opens every door and stays for the signup', async () => {
  rememberInvitation('?invitation=abc');
  const { calls } = show('invited', true);
  expect(await screen.findByText('Das Formular')).toBeVisible();
  expect(screen.getByText(/Deine Einladung ist gültig/)).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ token: 'abc' }]);
  expect(getInvitation()).toBe('abc');
});

test.each([
  ['invited', false],
  ['all', true],
] as const)('%s: an expired invitation gets an explanation and is removed', async (signups, isOpen) => {
  window.history.replaceState(null, '', '/signup?invitation=abc');
  show(signups, false);
  expect(await screen.findByText(/Diese Einladung ist nicht mehr gültig/)).toBeVisible();
  expect(screen.queryByText('Das Formular') !== null).toBe(isOpen);
  expect(getInvitation()).toBeNull();
  expect(window.location.search).toBe('');
});

test('what could not be found out can be tried again', async () => {
  rememberInvitation('?invitation=abc');
  const { next } = show('invited');
  const again = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
  next('POST /api/invitation.php', { body: { valid: true } });
  await userEvent.click(again);
  expect(await screen.findByText('Das Formular')).toBeVisible();
});
