import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { UnsubscribeScreen } from './unsubscribe-screen.island.tsx';
import { getTexts } from '#lib/i18n/catalogue.ts';

const { errors, unsubscribe: german } = getTexts('de');

const about = (stopped: 'none' | 'kind' | 'all', undo: string | null = null) => ({
  body: { kind: 'like', stopped, undo },
});
const expired = { status: 410, body: { error: 'link_expired' } };

/** Records the calls' addresses too, which `answerCalls` leaves out. */
function show(answers: Parameters<typeof answerCalls>[0]) {
  window.history.replaceState(null, '', '/unsubscribe?token=a.token');
  const answered = answerCalls(answers);
  const answer = globalThis.fetch;
  const requests: string[] = [];
  globalThis.fetch = ((url: string, init: RequestInit) => {
    requests.push(`${init.method} ${url}`);
    return answer(url, init);
  }) as typeof fetch;
  render(<UnsubscribeScreen texts={german} errors={errors} />, { wrapper: InTestSite });
  return { ...answered, requests };
}

it('asks first, then stops mails of the kind, and undoes it', async () => {
  const { requests, next } = show({
    'GET /api/unsubscribe.php': about('none'),
    'POST /api/unsubscribe.php': about('kind', 'an.undo'),
  });
  expect(await screen.findByText(/gehört zu: Likes und Matches/)).toBeInTheDocument();
  expect(requests).toEqual(['GET /api/unsubscribe.php?token=a.token']);
  await userEvent.click(screen.getByRole('button', { name: 'Nur diese: Likes und Matches' }));
  const heading = await screen.findByRole('heading', {
    name: 'Diese E-Mails sind abbestellt: Likes und Matches.',
  });
  expect(heading).toHaveFocus();

  next('POST /api/unsubscribe.php', about('none'));
  await userEvent.click(screen.getByRole('button', { name: german.undo }));
  expect(await screen.findByText(german.undone)).toBeInTheDocument();
  expect(requests.slice(1)).toEqual([
    'POST /api/unsubscribe.php?token=a.token&choice=kind',
    'POST /api/unsubscribe.php?token=an.undo&choice=undo',
  ]);
});

it('stops all', async () => {
  const { requests } = show({
    'GET /api/unsubscribe.php': about('none'),
    'POST /api/unsubscribe.php': about('all', 'an.undo'),
  });
  await userEvent.click(await screen.findByRole('button', { name: german.all }));
  expect(await screen.findByRole('heading', { name: german.stoppedAll })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: german.all })).toBeNull();
  expect(requests.at(-1)).toBe('POST /api/unsubscribe.php?token=a.token&choice=all');
});

it('shows what is stopped already, without another member’s undo', async () => {
  show({ 'GET /api/unsubscribe.php': about('kind') });
  expect(await screen.findByRole('heading', { name: /^Diese E-Mails sind abbestellt/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: german.undo })).toBeNull();
  expect(screen.getByRole('button', { name: german.all })).toBeInTheDocument();
});

it('says that the link is invalid', async () => {
  show({ 'GET /api/unsubscribe.php': expired });
  expect(await screen.findByRole('heading', { name: german.expiredTitle })).toBeInTheDocument();
});

it('offers another try where the link could not be checked', async () => {
  const { next } = show({
    'GET /api/unsubscribe.php': { status: 429, body: { error: 'too_many_requests' } },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(german.failed);
  next('GET /api/unsubscribe.php', about('none'));
  await userEvent.click(screen.getByRole('button', { name: german.again }));
  expect(await screen.findByRole('button', { name: german.all })).toBeInTheDocument();
});

it('stays where it is when nothing could be stopped, and says so', async () => {
  show({ 'GET /api/unsubscribe.php': about('none'), 'POST /api/unsubscribe.php': expired });
  await userEvent.click(await screen.findByRole('button', { name: german.all }));
  expect(await screen.findByText(german.expired)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: german.all })).toBeEnabled();
});
