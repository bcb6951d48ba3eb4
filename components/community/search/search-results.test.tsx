import { render, screen, within } from '@testing-library/react';
import type { MemberPage, MemberSearch } from '#lib/contract/community/search.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { tile } from '#tests/support/screens/chat.ts';
import { Advertisement } from './advertisement.tsx';
import { SearchResults } from './search-results.tsx';

const alice = tile(1, 'Alice');
const carla = tile(2, 'Carla');

function show(search: MemberSearch, given: Partial<MemberPage>) {
  const found: MemberPage = {
    pageNumber: search.pageNumber ?? 1,
    results: [alice],
    numResults: 1,
    numResultsIsMinimum: false,
    numFictional: 0,
    cursor: null,
    rings: [],
    home: null,
    applied: { match: null, ages: null },
    similar: [],
    widened: [],
    ...given,
  };
  render(
    <InTestSite>
      <SearchResults
        search={search}
        found={found}
        grid={({ members, label }) => (
          <ul aria-label={label}>
            {members.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        )}
      />
    </InTestSite>,
  );
}

test.each([
  [{}, 1, false, '1 echtes Mitglied'],
  [{}, 367, false, '367 echte Mitglieder'],
  [{ kind: 'real' }, 1, false, '1 echtes Mitglied'],
  [{ kind: 'real' }, 1000, true, 'mehr als 1.000 echte Mitglieder'],
  [{ kind: 'fictional' }, 12, false, '12 fiktive Profile'],
  [{ kind: 'fictional' }, 1000, true, 'mehr als 1.000 fiktive Profile'],
  [{}, 1000, true, 'mehr als 1.000 echte und fiktive Profile'],
] as const)('counts by criteria: %j, %i, more %s', (search, numResults, more, text) => {
  show(search, { numResults, numResultsIsMinimum: more });
  expect(screen.getByText(text)).toBeVisible();
});

test('real members and fictional profiles are counted apart', () => {
  show({}, { numResults: 367, numFictional: 160 });
  expect(screen.getByText('207 echte Mitglieder und 160 fiktive Profile')).toBeVisible();
});

test('labels fictional profiles, and no others', () => {
  show({ city: 'Köln' }, { numResults: 2, numFictional: 2 });
  expect(screen.getByText('2 fiktive Profile')).toBeVisible();
});

test('none found applies to profiles of both kinds', () => {
  show({ city: 'Köln' }, { results: [], numResults: 0, numFictional: 0 });
  expect(screen.getByText('Keine Profile')).toBeVisible();
});

test('similar profiles stand apart, with how the search was widened', () => {
  show({ city: 'Köln', distance: 10 }, { similar: [carla], widened: ['fields', 'distance', 'ages'] });
  expect(screen.getByRole('heading', { name: 'Ähnliche Profile' })).toBeVisible();
  expect(
    screen.getByText(
      /Genau zu dieser Suche passen nur wenige\..*: ohne die Filter zum Profil, mit größerem Umkreis und mit mehr Spielraum beim Alter\.$/,
    ),
  ).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Mitglieder' })).queryByText('Carla')).toBeNull();
  expect(within(screen.getByRole('list', { name: 'Ähnliche Profile' })).getByText('Carla')).toBeVisible();
});

test('says that none matches, rather than few', () => {
  show({ city: 'Bonn' }, { results: [], numResults: 0, similar: [carla], widened: ['city'] });
  expect(screen.getByText('Keine Profile')).toBeVisible();
  expect(screen.getByText(/passt gerade niemand\..*: in jedem Ort\.$/)).toBeVisible();
});

test('a list says what orders it', () => {
  show({}, { rings: [{ ring: 'near', place: 'Köln', from: 0 }], home: { ring: 'near', place: 'Köln' } });
  const order = screen.getByText(/^Erst in deiner Nähe/);
  expect(order).not.toBeVisible();
  expect(order.closest('details')?.querySelector('summary')).toHaveTextContent(/^Reihenfolge$/);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('each ring beyond the first is named as further away', () => {
  show(
    {},
    {
      results: [alice, carla, tile(3, 'Dora')],
      rings: [
        { ring: 'near', place: 'Köln', from: 0 },
        { ring: 'country', place: 'Deutschland', from: 1 },
        { ring: 'further', place: null, from: 2 },
      ],
      home: { ring: 'near', place: 'Köln' },
    },
  );
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Köln und Umgebung', 'Weiter weg: Deutschland', 'Weiter weg: andere Länder']);
  expect(
    within(screen.getByRole('list', { name: 'Weiter weg: Deutschland' })).getByText('Carla'),
  ).toBeVisible();
});

test('a page that begins farther away says so', () => {
  show(
    { pageNumber: 3 },
    { rings: [{ ring: 'region', place: 'Hessen', from: 0 }], home: { ring: 'near', place: 'Köln' } },
  );
  expect(screen.getByRole('heading', { name: 'Weiter weg: Hessen' })).toBeVisible();
});

test('a member without results is led to everyone, beyond their own preferences', () => {
  show({}, { results: [], numResults: 0, applied: { match: ['woman'], ages: { from: 18, to: 24 } } });
  expect(screen.getByRole('link', { name: 'Alle Mitglieder zeigen' })).toHaveAttribute(
    'href',
    '/members?ages=any&match=any',
  );
});

test('an empty search says so and leads to everyone', () => {
  show({ city: 'Bonn' }, { results: [], numResults: 0 });
  expect(screen.getByRole('heading', { name: 'Zu dieser Suche passt gerade niemand.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Alle Mitglieder zeigen' })).toHaveAttribute('href', '/members');
});

test('the next page carries its number and the cursor', () => {
  show({ gender: 'man', pageNumber: 2 }, { cursor: 'abc' });
  expect(screen.getByRole('link', { name: 'Weiter' })).toHaveAttribute(
    'href',
    '/members?gender=man&pageNumber=3&cursor=abc',
  );
  expect(screen.getByRole('link', { name: 'Zurück' })).toHaveAttribute('href', '/members?gender=man');
});

test.each(['tile', 'livecam'] as const)('an advertisement as %s says in words what it is', (look) => {
  const offer = {
    title: 'Nebenan',
    text: 'Eine Schwesterseite',
    url: 'https://sister.example/',
    image: '/ads/x.svg',
  };
  render(<Advertisement offer={offer} look={look} label="Anzeige" />);
  const link = screen.getByRole('link', { name: /^Anzeige ?Nebenan/ });
  expect(link).toHaveAttribute('href', 'https://sister.example/');
  expect(link).toHaveAttribute('rel', 'sponsored noopener nofollow');
});
