import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mutate } from 'swr';
import { rememberTrafficSource } from '#lib/browser/growth/traffic-source.ts';
import { clearSearch } from '#lib/browser/storage/saved-search.ts';
import type { MemberSearch } from '#lib/contract/community/search.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSiteThatRefreshes } from '#tests/support/screens/shared-cache.tsx';
import { AppRouterContext } from '#tests/support/screens/router.ts';
import { SiteLink } from '../../ui/link.tsx';
import { SearchGate } from './search-gate.island.tsx';
import { SearchMemory } from './search-form.island.tsx';

const done = { body: { done: true } };
let moves: string[];

beforeEach(async () => {
  moves = [];
  sessionStorage.clear();
  await mutate(() => true, undefined, { revalidate: false });
});

function renderSearch(search: MemberSearch) {
  const router = {
    push: (path: string) => moves.push(`push ${path}`),
    replace: (path: string) => moves.push(`replace ${path}`),
  };
  return (
    <AppRouterContext value={router as never}>
      <InTestSiteThatRefreshes>
        <main>
          <SearchMemory search={search} texts={{ last: 'Deine letzte Suche', all: 'Alle anzeigen' }} />
          <SiteLink href="/members" onClick={(event) => event.preventDefault()}>
            Zurücksetzen
          </SiteLink>
        </main>
      </InTestSiteThatRefreshes>
    </AppRouterContext>
  );
}

async function answers(saved: MemberSearch | null) {
  // Mimics the hook's fetch: SWR deduplicates it for two seconds, which spans two tests.
  await mutate(['GET /api/search.php', undefined], { search: saved }, { revalidate: false });
  const { calls } = answerCalls({
    'GET /api/search.php': { body: { search: saved } },
    'PUT /api/search.php': done,
  });
  return () => calls.filter(({ name }) => name.startsWith('PUT')).map(({ body }) => body);
}

const pass = (milliseconds: number) => act(() => new Promise((resolve) => setTimeout(resolve, milliseconds)));

test('a visitor causes no calls and no redirect', async () => {
  signInForTest(false);
  const { calls } = answerCalls({});
  render(renderSearch({}));
  await pass(20);
  expect(calls).toEqual([]);
  expect(moves).toEqual([]);
});

test('a member comes back to the last search, gets an explanation, and can have everyone instead', async () => {
  signInForTest(true);
  const stored = await answers({ gender: 'man', min_age: 30 });
  const { rerender } = render(renderSearch({}));
  await waitFor(() => expect(moves).toEqual(['replace /members?gender=man&min_age=30']));
  rerender(renderSearch({ gender: 'man', min_age: 30 }));
  expect(screen.getByText('Deine letzte Suche')).toBeVisible();
  await pass(600);
  expect(stored()).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: 'Alle anzeigen' }));
  await waitFor(() => expect(moves.at(-1)).toBe('push /members'));
  expect(stored()).toEqual([{ search: null }]);
  rerender(renderSearch({}));
  await pass(20);
  expect(moves).toHaveLength(2);
});

test('saves a new search once, without its page, and only the last of several', async () => {
  signInForTest(true);
  const stored = await answers(null);
  const { rerender } = render(renderSearch({ gender: 'woman' }));
  await pass(100);
  rerender(renderSearch({ gender: 'woman', kind: 'real', pageNumber: 2, cursor: 'x' }));
  await waitFor(() => expect(stored()).toEqual([{ search: { gender: 'woman', kind: 'real' } }]));
  await pass(600);
  expect(stored()).toHaveLength(1);
  expect(screen.queryByText('Deine letzte Suche')).toBeNull();
});

test('an open page does not restore what another browser has deleted', async () => {
  signInForTest(true);
  const stored = await answers({ gender: 'man' });
  render(renderSearch({ gender: 'man' }));
  await pass(20);
  await act(() => mutate(['GET /api/search.php', undefined], { search: null }, { revalidate: false }));
  await pass(600);
  expect(stored()).toEqual([]);
});

test('a link that removes the last filter deletes the search', async () => {
  signInForTest(true);
  const stored = await answers({ gender: 'woman' });
  render(renderSearch({ gender: 'woman' }));
  await userEvent.click(screen.getByRole('link', { name: 'Zurücksetzen' }));
  await waitFor(() => expect(stored()).toEqual([{ search: null }]));
});

test('this tab does not restore a search whose deletion failed', async () => {
  signInForTest(true);
  answerCalls({
    'GET /api/search.php': { body: { search: { gender: 'man' } } },
    'PUT /api/search.php': { status: 429, body: { error: 'too_many_requests' } },
  });
  await act(() => clearSearch().catch(() => undefined));
  render(renderSearch({}));
  await pass(50);
  expect(moves).toEqual([]);
});

function gate(logged_out_search: 'yes' | 'no', logged_out_search_trafficsource: 'yes' | 'no') {
  render(
    <SearchGate access={{ logged_out_search, logged_out_search_trafficsource }} closed="nur für Mitglieder">
      die Treffer
    </SearchGate>,
  );
  return document.body.textContent;
}

test('a closed search opens for members', () => {
  signInForTest(false);
  expect(gate('no', 'yes')).toBe('nur für Mitglieder');
  document.body.textContent = '';
  signInForTest(true);
  expect(gate('no', 'no')).toBe('die Treffer');
});

test('a traffic source opens a closed search or closes an open one', () => {
  signInForTest(false);
  rememberTrafficSource('?network=north', '/');
  expect(gate('no', 'yes')).toBe('die Treffer');
  document.body.textContent = '';
  expect(gate('yes', 'no')).toBe('nur für Mitglieder');
});
