import { act, render, screen } from '@testing-library/react';
import { mutate } from 'swr';
import { clearBannerSpace } from '#lib/browser/commerce/banner-space.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSiteThatRefreshes } from '#tests/support/screens/shared-cache.tsx';
import { PathnameContext } from '#tests/support/screens/router.ts';
import { BonusSlot } from './bonus-slot.island.tsx';

const realTimeout = setTimeout;

beforeAll(async () => {
  // Loads lazy code ahead of the test.
  await import('./bonus.island.tsx');
  await import('./bonus-modal.tsx');
  await import('./welcome-modal.tsx');
});

const discount = (kind: 'time_bonus' | 'welcome', validity: number) => ({
  code: kind === 'welcome' ? 'WELCOME25' : 'TIMEBONUS25',
  kind,
  value_percentage: 25,
  validity,
  // A year that the test's clock does not have.
  expires: '2031-11-21T12:00:00Z',
});
const member = (changes: object = {}) => ({ id: 7, paid_user: false, credits: 0, ...changes });
const hour = 3_600;

type World = { user?: object | null; bonus?: object | null; welcome?: object };

/** A member's page; `walk` navigates, `pass` advances the clock. */
function open({ user = member(), bonus = discount('time_bonus', hour), welcome }: World, path = '/members') {
  signInForTest(user !== null);
  const { calls, next } = answerCalls({
    'GET /api/user.php': { body: { user } },
    'GET /api/timebonus.php': bonusAnswer(bonus, Boolean(welcome)),
    'GET /api/discountcode.php': welcome
      ? { body: { discountcode: welcome } }
      : { status: 410, body: { error: 'discount_expired' } },
  });
  const page = (where: string) => (
    <PathnameContext value={where}>
      <InTestSiteThatRefreshes>
        <BonusSlot />
      </InTestSiteThatRefreshes>
    </PathnameContext>
  );
  const { rerender, unmount } = render(page(path));
  return {
    next,
    unmount,
    names: () => calls.map((call) => call.name),
    walk: (to: string) => rerender(page(to)),
  };
}

const bonusAnswer = (bonus: object | null, welcome = false) => ({
  body: { isVisible: bonus !== null, discountcode: bonus, welcome },
});

/** Advances the clock, then lets real loads complete. */
async function pass(seconds: number) {
  await act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));
  await act(() => new Promise((resolve) => realTimeout(resolve, 5)));
}

/** Lets code, responses and texts load, in one second of fake time. */
async function arrive() {
  for (let turns = 0; turns < 10; turns += 1) await pass(0.1);
}

const offer = '25\u00a0% Rabatt auf dein erstes Paket';
const banner = () => screen.queryByRole('link', { name: offer });
const modal = () => screen.queryByRole('dialog', { name: offer });

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  clearBannerSpace();
  await mutate(() => true, undefined, { revalidate: false });
  jest.useFakeTimers();
});
// Long enough for the shared cache's deduplication to expire.
afterEach(async () => {
  await jest.advanceTimersByTimeAsync(5_000);
  jest.useRealTimers();
});

it('shows what the discount is for and counts down, regardless of the device’s date', async () => {
  open({ user: member({ credits: 1 }) });
  await arrive();
  expect(banner()).toHaveAttribute('href', '/credits');
  expect(screen.getByRole('timer')).toHaveTextContent(/^Noch (01:00:00|00:59:59)$/);
  expect(screen.getByRole('timer')).not.toHaveAttribute('aria-live');
  await pass(65);
  expect(screen.getByRole('timer')).toHaveTextContent(/^Noch 00:58:5[45]$/);
  jest.setSystemTime(new Date('2019-01-01T00:00:00Z'));
  await pass(1);
  expect(screen.getByRole('timer')).toHaveTextContent(/^Noch 00:58:5[34]$/);
  expect(document.documentElement).toHaveAttribute('data-bonus');
});

it('opens the modal after 40 seconds in the area, not after 39, and never again once closed', async () => {
  const { unmount, walk } = open({});
  await arrive();
  walk('/chats');
  await pass(38);
  expect(modal()).toBeNull();
  await pass(2);
  await arrive();
  expect(modal()).toHaveTextContent(/4 Stunden.*bestätigt ist, sind deine Credits da/);
  await act(async () => screen.getByRole('button', { name: 'Nicht jetzt' }).click());
  expect(modal()).toBeNull();
  expect(Number(localStorage.getItem('vonk-bonus-time_bonus-7'))).toBeGreaterThan(0);
  unmount();
  open({});
  await arrive();
  await pass(60);
  expect(banner()).not.toBeNull();
  expect(modal()).toBeNull();
});

it('restarts after the area was left', async () => {
  const { walk } = open({});
  await arrive();
  await pass(30);
  walk('/credits');
  await pass(5);
  expect(banner()).toBeNull();
  walk('/likes');
  await arrive();
  await pass(38);
  expect(banner()).not.toBeNull();
  expect(modal()).toBeNull();
  await pass(2);
  await arrive();
  expect(modal()).not.toBeNull();
});

it('waits behind another dialog', async () => {
  const other = document.createElement('dialog');
  other.open = true;
  document.body.append(other);
  open({});
  await arrive();
  await pass(60);
  expect(modal()).toBeNull();
  other.remove();
  await pass(1);
  await arrive();
  expect(modal()).not.toBeNull();
});

it('shows a member with credits only the banner', async () => {
  open({ user: member({ credits: 1 }) });
  await arrive();
  await pass(60);
  await arrive();
  expect(banner()).not.toBeNull();
  expect(modal()).toBeNull();
});

it('removes banner and modal at zero, asks the server, and shows them again only on its word', async () => {
  const { names, next } = open({ bonus: discount('time_bonus', 45) });
  await arrive();
  await pass(40);
  await arrive();
  expect(modal()).not.toBeNull();
  next('GET /api/timebonus.php', bonusAnswer(null));
  await pass(3);
  expect([banner(), modal()]).toEqual([null, null]);
  expect(names().filter((name) => name.includes('timebonus'))).toHaveLength(1);
  await arrive();
  expect(names().filter((name) => name.includes('timebonus'))).toHaveLength(2);
  expect([banner(), modal()]).toEqual([null, null]);
  expect(localStorage.getItem('vonk_bonus')).toBeNull();
});

it('goes when the member becomes a paying one', async () => {
  const { next } = open({});
  await arrive();
  await pass(40);
  await arrive();
  expect(modal()).not.toBeNull();
  next('GET /api/user.php', { body: { user: member({ paid_user: true, credits: 35 }) } });
  await act(() => mutate(['GET /api/user.php', undefined]));
  await arrive();
  expect([banner(), modal()]).toEqual([null, null]);
});

it('shows the welcome discount with its own end where no time bonus runs', async () => {
  open({ bonus: null, welcome: discount('welcome', 30 * 24 * hour) });
  await arrive();
  await arrive();
  expect(banner()).toHaveAttribute('href', '/credits');
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByText(/Bis 21\.11\.2031/)).toBeInTheDocument();
});

it('welcomes a newcomer once by a separate modal, with any balance', async () => {
  const welcome = () => screen.queryByRole('dialog', { name: `Willkommen: ${offer}` });
  const world = { user: member({ credits: 5 }), bonus: null, welcome: discount('welcome', 30 * 24 * hour) };
  const { unmount } = open(world);
  await arrive();
  await pass(8);
  expect(welcome()).toBeNull();
  await pass(2);
  await arrive();
  expect(welcome()).toHaveTextContent(
    /Der Rabatt gilt einmal.*Noch 29 Tage Bis 21\.11\.2031.*bestätigt ist, sind deine Credits da/,
  );
  expect(welcome()).not.toHaveTextContent('4 Stunden');
  expect(screen.getByRole('link', { name: 'Pakete ansehen' })).toHaveAttribute('href', '/credits');
  await act(async () => screen.getByRole('button', { name: 'Nicht jetzt' }).click());
  unmount();
  open(world);
  await arrive();
  await pass(60);
  await arrive();
  expect([banner() === null, welcome()]).toEqual([false, null]);
});

it('delays the welcome while the member is writing', async () => {
  const field = document.createElement('textarea');
  document.body.append(field);
  open({ bonus: null, welcome: discount('welcome', 30 * 24 * hour) });
  await arrive();
  field.focus();
  await pass(30);
  expect(screen.queryByRole('dialog')).toBeNull();
  field.remove();
  await pass(1);
  await arrive();
  expect(screen.getByRole('dialog')).toHaveTextContent('Der Rabatt gilt einmal');
});

it('fetches no welcome discount beside a time bonus, nor where there is none', async () => {
  const both = open({ welcome: discount('welcome', hour) });
  await arrive();
  expect(both.names()).not.toContain('GET /api/discountcode.php');
  both.unmount();
  await pass(5);
  await mutate(() => true, undefined, { revalidate: false });
  const none = open({ bonus: null });
  await arrive();
  await arrive();
  expect(none.names()).not.toContain('GET /api/discountcode.php');
  expect(banner()).toBeNull();
});

it.each([
  ['a visitor', { user: null }, '/members'],
  ['a paying member', { user: member({ paid_user: true }) }, '/members'],
  ['a screen outside of the area', {}, '/credits'],
])('shows %s nothing', async (_who, world, path) => {
  const { names } = open(world, path);
  await arrive();
  await pass(60);
  await arrive();
  expect([banner(), modal()]).toEqual([null, null]);
  expect(names()).not.toContain('GET /api/timebonus.php');
});
