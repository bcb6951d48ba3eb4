import { render, screen, within } from '@testing-library/react';
import type { MemberPage, MemberSearch } from '../../lib/contract/members.ts';
import type { MemberTile } from '../../lib/contract/profile.ts';
import { InTestSite } from '../site/in-test-site.tsx';
import { Advertisement } from './advertisement.tsx';
import { SearchResults } from './search-results.tsx';

const alice: MemberTile = {
  id: 1,
  name: 'Alice',
  age: 30,
  gender: 'woman',
  country: 'DE',
  city: 'Köln',
  main_image: null,
  fictional_icon: false,
};
const carla: MemberTile = { ...alice, id: 2, name: 'Carla' };

function show(search: MemberSearch, given: Partial<MemberPage>) {
  const found: MemberPage = {
    pageNumber: search.pageNumber ?? 1,
    results: [alice],
    numResults: 1,
    numResultsIsMinimum: false,
    numFictional: 0,
    cursor: null,
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
] as const)('counts in words what was asked for: %j, %i, more %s', (search, numResults, more, text) => {
  show(search, { numResults, numResultsIsMinimum: more });
  expect(screen.getByText(text)).toBeVisible();
});

test('real members and fictional profiles are counted apart', () => {
  show({}, { numResults: 367, numFictional: 160 });
  expect(screen.getByText('207 echte Mitglieder und 160 fiktive Profile')).toBeVisible();
});

test('nobody but fictional profiles are called what they are', () => {
  show({ city: 'Köln' }, { numResults: 2, numFictional: 2 });
  expect(screen.getByText('2 fiktive Profile')).toBeVisible();
});

test('nobody found is said of profiles of both kinds', () => {
  show({ city: 'Köln' }, { results: [], numResults: 0, numFictional: 0 });
  expect(screen.getByText('Keine Profile')).toBeVisible();
});

test('similar profiles stand apart, with how the search was widened', () => {
  show({ city: 'Köln', distance: 10 }, { similar: [carla], widened: ['fields', 'distance', 'ages'] });
  expect(screen.getByRole('heading', { name: 'Ähnliche Profile' })).toBeVisible();
  expect(
    screen.getByText(
      /Genau zu dieser Suche passen nur wenige\..*: ohne die Angaben im Profil, mit größerem Umkreis und mit mehr Spielraum beim Alter\.$/,
    ),
  ).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Mitglieder' })).queryByText('Carla')).toBeNull();
  expect(within(screen.getByRole('list', { name: 'Ähnliche Profile' })).getByText('Carla')).toBeVisible();
});

test('where nobody fits it says so, and does not call that few', () => {
  show({ city: 'Bonn' }, { results: [], numResults: 0, similar: [carla], widened: ['city'] });
  expect(screen.getByText('Keine Profile')).toBeVisible();
  expect(screen.getByText(/passt gerade niemand\..*: in jedem Ort\.$/)).toBeVisible();
});

test('an empty search says so and leads to everybody', () => {
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
