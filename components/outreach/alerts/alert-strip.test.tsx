import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { givePush, resetPush } from '#tests/support/screens/push.ts';
import type { User } from '#lib/contract/identity/accounts.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { SiteProvider, useSite } from '../../site/site-context.island.tsx';
import { PathnameContext, SearchParamsContext } from '#tests/support/screens/router.ts';
import { drainToasts } from '../../ui/toast.ts';
import { AlertStrip, type ReminderProps } from './alert-strip.island.tsx';
import { getTexts } from '#lib/i18n/catalogue.ts';

const { alerts: german } = getTexts('de');

const content = {
  id: 7,
  email: 'alice@example.org',
  status: 'active',
  profile: { status: 'active' },
  notifications_disabled: [] as string[],
  main_image: { filename: '/photos/a-large.webp' } as object | null,
};
type Place = { path?: string; query?: string; phone?: boolean; id?: number };

function WithKey({ children }: { children: ReactNode }) {
  return <SiteProvider site={{ ...useSite(), pushPublicKey: 'a-key' }}>{children}</SiteProvider>;
}

function Reminder({ email, asDialog, onDismiss }: ReminderProps) {
  return (
    <button className="alert" onClick={onDismiss}>
      {asDialog ? 'dialog' : 'alert'} for {email}
    </button>
  );
}

const loadReminder = () => Promise.resolve(Reminder);

function show(
  user: Partial<typeof content>,
  { path = '/members', query = '', phone = false, id = 7 }: Place = {},
) {
  window.matchMedia = (() => ({ matches: phone })) as unknown as typeof window.matchMedia;
  const { calls } = answerCalls({
    'GET /api/user.php': { body: { user: { ...content, ...user, id } as unknown as User } },
    'POST /api/user.php': { body: { done: true } },
  });
  const at = (where: string) => (
    <PathnameContext value={where}>
      <SearchParamsContext value={new URLSearchParams(query)}>
        <InTestSite>
          <WithKey>
            <AlertStrip loadReminder={loadReminder} />
          </WithKey>
        </InTestSite>
      </SearchParamsContext>
    </PathnameContext>
  );
  const { rerender, unmount } = render(at(path));
  return { calls, unmount, walk: (to: string) => rerender(at(to)) };
}

/** Long enough for an alert's texts to load and the browser's state to be read. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)));
const strip = () => screen.findByRole('region', { name: german.label });
const closeIn = async (element: HTMLElement) =>
  userEvent.click(within(element).getByRole('button', { name: german.dismiss }));
const unconfirmed = { status: 'not_confirmed', profile: { status: 'disabled' } };
const fromSignup = 'api_signup_complete=1';

beforeEach(() => {
  localStorage.clear();
  drainToasts();
  signInForTest(true);
  pageStands(-3_600_000);
});
afterEach(() => act(resetPush));
afterEach(() => jest.restoreAllMocks());

/** Sets the time since the first page's start in ms. */
const pageStands = (ms: number) => jest.spyOn(performance, 'now').mockReturnValue(ms);

test.each([
  ['the page has stood for a second', 1_000, false],
  ['a member has pressed', 0, true],
])('what is ready after %s appears on the next page', async (_when, stood, isPressed) => {
  pageStands(stood);
  const { calls, walk } = show({ main_image: null });
  if (isPressed) fireEvent.pointerDown(document.body);
  await waitFor(() => expect(calls).toHaveLength(1));
  await settle();
  expect(screen.queryByRole('region')).toBeNull();
  for (const next of ['/likes', '/members']) {
    walk(next);
    expect(screen.getByRole('region', { name: german.label })).toBeInTheDocument();
  }
});

test('a member without a photo is led to the profile', async () => {
  show({ main_image: null });
  expect(await screen.findByRole('link', { name: german.photo.action })).toHaveAttribute('href', '/profile');
});

test('once dismissed an alert is never shown again; the flag keeps when', async () => {
  const { unmount } = show({ main_image: null });
  await closeIn(await strip());
  expect(screen.queryByRole('region')).toBeNull();
  expect(Number(localStorage.getItem('vonk-alert-photo-7'))).toBeGreaterThan(1_700_000_000_000);
  unmount();
  const again = show({ main_image: null });
  await waitFor(() => expect(again.calls).toHaveLength(1));
  await settle();
  expect(screen.queryByRole('region')).toBeNull();
});

test.each([
  ['a member who lacks nothing', {}, '/members'],
  ['the profile, where photos are added', { main_image: null }, '/profile'],
  ['the settings, where mails are switched on', { notifications_disabled: ['fbl'] }, '/notifications'],
] as const)('is not shown on %s', async (_where, user, path) => {
  const { calls } = show(user as Partial<typeof content>, { path });
  await waitFor(() => expect(calls).toHaveLength(1));
  await settle();
  expect(screen.queryByRole('region')).toBeNull();
});

test('does nothing for visitors', async () => {
  signInForTest(false);
  const { calls } = show({ main_image: null });
  await settle();
  expect(calls).toEqual([]);
  expect(screen.queryByRole('region')).toBeNull();
});

test('every reason why mails are off is named, with the way to switch them on', async () => {
  show({ notifications_disabled: ['bounce', 'listunsubscribe'] });
  const region = await strip();
  expect(region).toHaveTextContent(german.disabled.bounce);
  expect(region).toHaveTextContent(german.disabled.listunsubscribe);
  expect(region).not.toHaveTextContent(german.disabled.fbl);
  expect(within(region).getByRole('link')).toHaveAttribute('href', '/notifications');
});

describe('push messages', () => {
  it('are offered in our words; the browser asks only after a press', async () => {
    const browser = givePush('default', { answer: 'granted' });
    const { calls } = show({});
    const yes = await screen.findByRole('button', { name: german.push.action });
    await settle();
    expect(browser.prompts).toBe(0);
    await userEvent.click(yes);
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    expect(browser.prompts).toBe(1);
    expect(calls.map(({ name }) => name)).toContain('POST /api/user.php');
    expect(drainToasts()).toMatchObject([{ kind: 'success', text: german.push.done }]);
  });

  it('are not offered after a refusal, which says how to change it', async () => {
    givePush('default', { answer: 'denied' });
    show({});
    await userEvent.click(await screen.findByRole('button', { name: german.push.action }));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    expect(drainToasts()).toMatchObject([{ kind: 'info', text: german.push.denied }]);
  });

  it.each([
    ['a browser that cannot', () => undefined],
    ['a browser where push was denied', () => givePush('denied')],
  ])('are not offered to %s', async (_browser, give) => {
    give();
    show({});
    await settle();
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('the reminder to activate', () => {
  it('is a dialog on a smartphone that comes from the signup', async () => {
    show(unconfirmed, { query: fromSignup, phone: true });
    expect(await screen.findByText('dialog for alice@example.org')).toBeInTheDocument();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it.each([
    ['on a desktop', { query: fromSignup, id: 11 }],
    ['later on', { phone: true, id: 12 }],
  ])('is an alert %s, and once closed stays away', async (_where, place) => {
    show(unconfirmed, place);
    await userEvent.click(await screen.findByText('alert for alice@example.org'));
    expect(screen.queryByRole('region')).toBeNull();
    expect(localStorage.getItem(`vonk-alert-activation-${place.id}`)).not.toBeNull();
  });
});

test('shows one at a time, the most important first', async () => {
  givePush('default');
  show({ ...unconfirmed, main_image: null }, { id: 20 });
  const region = await strip();
  await settle();
  expect(region.children).toHaveLength(1);
  await userEvent.click(screen.getByText('alert for alice@example.org'));
  expect(await screen.findByText(german.photo.text)).toBeInTheDocument();
  expect(region.children).toHaveLength(1);
  await closeIn(region);
  expect(await screen.findByRole('button', { name: german.push.action })).toBeInTheDocument();
});
