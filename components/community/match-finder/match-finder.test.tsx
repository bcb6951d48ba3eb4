import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { tile } from '#tests/support/screens/chat.ts';

/** Mimics Next, whose pathname follows `history` regardless of who changes it. */
const listeners = new Set<() => void>();
/** Next updates in a transition, and so later than the press. */
let isLate = false;
import.meta.jest.unstable_mockModule('next/navigation', () => ({
  usePathname: () => '/match-finder',
  useRouter: () => ({}),
  useSelectedLayoutSegments: () => [],
  useSearchParams: () => {
    const search = useSyncExternalStore(
      (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      () => window.location.search,
    );
    return new URLSearchParams(search);
  },
}));
for (const method of ['pushState', 'replaceState'] as const) {
  const original = window.history[method].bind(window.history);
  window.history[method] = (...given) => {
    original(...given);
    if (!isLate) for (const listener of listeners) listener();
  };
}
window.addEventListener('popstate', () => listeners.forEach((listener) => listener()));

const { MatchFinder } = await import('./match-finder.island.tsx');

const profile = {
  id: 1,
  name: 'Alice',
  age: 34,
  gender: 'woman',
  sexuality: 'hetero',
  country: 'DE',
  city: 'Köln',
  signup_reason: null,
  interests: ['hiking', 'wine'],
};
const own = { body: { profile, date_of_birth: '1992-01-01' } };
const member = (id: number, name: string, reasons: object[], fictional = false) => ({
  ...tile(id, name),
  age: 35,
  fictional_icon: fictional,
  reasons,
});
const bob = member(7, 'Bob', [
  { kind: 'interests', interests: ['hiking', 'wine'] },
  { kind: 'distance', km: 8 },
  { kind: 'age', years: 1 },
  { kind: 'reason', signup_reason: 'dating' },
]);
const carl = member(8, 'Carl', [], true);

beforeEach(() => {
  signInForTest(true);
  window.history.replaceState(null, '', '/match-finder');
});

function start(answers: Parameters<typeof answerCalls>[0] = {}) {
  const answered = answerCalls({
    'GET /api/profile.php': own,
    'GET /api/likes.php': { body: { profiles: [], liked_by: [] } },
    ...answers,
  });
  render(<MatchFinder />, { wrapper: InTestSite });
  return answered;
}

const next = async () => userEvent.click(await screen.findByRole('button', { name: 'Weiter' }));

test('five questions, prefilled from the own profile, end in a shortlist; the address has it all', async () => {
  start({ 'GET /api/match-finder.php': { body: { shortlist: [bob], exact: 1, widened: false } } });
  expect(await screen.findByRole('radio', { name: 'Männer' })).toBeChecked();
  await next();
  expect(screen.getByRole('heading', { name: 'Wie alt darf die Person sein?' })).toHaveFocus();
  expect(screen.getByLabelText('Von')).toHaveValue('26');
  await userEvent.selectOptions(screen.getByLabelText('Von'), '50');
  expect(screen.getByLabelText('Bis')).toHaveValue('50');
  await next();
  await userEvent.click(screen.getByRole('radio', { name: 'Bis 50\u00a0km' }));
  await next();
  expect(screen.getByRole('radio', { name: 'Egal' })).toBeChecked();
  await next();
  expect(screen.getByRole('checkbox', { name: 'Wandern' })).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tee' }));
  await userEvent.click(screen.getByRole('button', { name: 'Vorschläge zeigen' }));
  expect(await screen.findByRole('heading', { name: 'Diese Person passt am besten' })).toBeInTheDocument();
  expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
    step: 'results',
    gender: 'man',
    min_age: '50',
    max_age: '50',
    distance: '50',
    signup_reason: 'any',
    interests: 'hiking,tea,wine',
  });
});

test('draws answers given before Next is ready at once, and counts all', async () => {
  window.history.replaceState(null, '', '/match-finder?step=interests');
  start();
  isLate = true;
  for (const name of ['Tee', 'Wein', 'Hunde'])
    await userEvent.click(await screen.findByRole('checkbox', { name }));
  isLate = false;
  expect(screen.getByRole('checkbox', { name: 'Tee' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Wein' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Hunde' })).toBeChecked();
  expect(new URLSearchParams(window.location.search).get('interests')).toBe('hiking,tea,dogs');
});

test('the back button goes one question back with the answers unchanged', async () => {
  start();
  await userEvent.click(await screen.findByRole('radio', { name: 'Frauen und Männer' }));
  await next();
  await userEvent.click(screen.getByRole('button', { name: 'Zurück' }));
  expect(await screen.findByRole('radio', { name: 'Frauen und Männer' })).toBeChecked();
});

test('reasons read naturally, and fictional profiles are labelled', async () => {
  window.history.replaceState(null, '', '/match-finder?step=results');
  start({ 'GET /api/match-finder.php': { body: { shortlist: [bob, carl], exact: 2, widened: false } } });
  const reasons = within(await screen.findByRole('list', { name: 'Warum Bob passt' }));
  expect(reasons.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
    'Das mögt ihr beide: Wandern und Wein',
    '8\u00a0km entfernt',
    'Fast gleich alt',
    'Sucht dasselbe: Dates',
  ]);
  expect(screen.getByText('Fiktives Profil')).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Warum Carl passt' })).not.toBeInTheDocument();
});

test('members outside the answers stand apart, with a note', async () => {
  window.history.replaceState(null, '', '/match-finder?step=results&distance=10');
  start({ 'GET /api/match-finder.php': { body: { shortlist: [bob, carl], exact: 1, widened: true } } });
  expect(await screen.findByText(/darum haben wir die Suche erweitert/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Diese Person passt am besten' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Mit diesen Antworten suchen' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/members\?gender=man.*min_age=26&max_age=42/),
  );
});

test('a like is sent', async () => {
  window.history.replaceState(null, '', '/match-finder?step=results');
  const { calls } = start({
    'GET /api/match-finder.php': { body: { shortlist: [bob], exact: 1, widened: false } },
    'POST /api/like.php': { body: { like: 'liked' } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Like, Bob' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'POST /api/like.php')?.body).toEqual({ id: 7 }),
  );
});

test('says that none was found, and offers the questions again', async () => {
  window.history.replaceState(null, '', '/match-finder?step=results');
  start({ 'GET /api/match-finder.php': { body: { shortlist: [], exact: 0, widened: false } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Antworten ändern' }));
  expect(await screen.findByRole('heading', { name: 'Wen möchtest du kennenlernen?' })).toHaveFocus();
});

test('a shortlist that cannot be loaded can be tried again', async () => {
  window.history.replaceState(null, '', '/match-finder?step=results');
  const answers = start({
    'GET /api/match-finder.php': { status: 429, body: { error: 'too_many_requests' } },
  });
  const again = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
  answers.next('GET /api/match-finder.php', { body: { shortlist: [bob], exact: 1, widened: false } });
  await userEvent.click(again);
  expect(await screen.findByRole('link', { name: 'Bob, 35' })).toHaveAttribute('href', '/members/7');
});
