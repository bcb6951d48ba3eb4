import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useMemberSearch } from '#lib/browser/community/member-search.ts';
import type { MemberSearch } from '#lib/contract/community/search.ts';
import { profileFilters } from '#lib/rules/community/member-filters.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { AppRouterContext } from '#tests/support/screens/router.ts';
import { AppliedDefaults } from './applied-defaults.tsx';
import { FilterBar } from './filter-bar.tsx';

const everything = ['gender', 'country', 'region', 'age', 'city', 'distance', 'kind', ...profileFilters];
const germany = [
  { code: 'DE-BY', name: 'Bayern' },
  { code: 'DE-NW', name: 'Nordrhein-Westfalen' },
];

let moves: string[];
beforeEach(() => {
  moves = [];
  signInForTest(false);
  answerCalls({});
});

function show(search: MemberSearch, { offered = everything, wide = false, list = null as ReactNode } = {}) {
  const router = {
    push: (path: string) => moves.push(`push ${path}`),
    replace: (path: string) => moves.push(`replace ${path}`),
  };
  render(
    <AppRouterContext value={router as never}>
      <InTestSite>
        <FilterBar
          search={search}
          settings={{
            countries: ['DE', 'NL'],
            region_data: { DE: germany, NL: [] },
            min_age: 18,
            search_fields: offered,
          }}
          locale="de"
          action="/members"
          wide={wide}
          memory={null}
        />
        {list}
      </InTestSite>
    </AppRouterContext>,
  );
  document.querySelector('details')?.setAttribute('open', '');
}

const names = () =>
  [...document.querySelectorAll<HTMLSelectElement>('form [name]')]
    .map((control) => control.name)
    .filter((name) => name !== 'filters');

test("the bar shows what a member's list was narrowed by, and links to the list without it", () => {
  const search = { gender: 'man' } as const;
  const applied = { match: ['man' as const], ages: { from: 25, to: 44 } };
  show(search, { list: <AppliedDefaults search={search} applied={applied} /> });
  const defaults = within(screen.getByRole('list', { name: 'Für dich ausgewählt' }));
  expect(defaults.getAllByRole('link').map((chip) => [chip.ariaLabel, chip.getAttribute('href')])).toEqual([
    ['Filter entfernen: Männer, die zu dir passen', '/members?gender=man&match=any'],
    ['Filter entfernen: 25–44 Jahre', '/members?gender=man&ages=any'],
  ]);
});

test('a plain form of what the brand offers; real or fictional may be asked everywhere', () => {
  show({}, { offered: ['gender'] });
  expect(names()).toEqual(['gender', 'kind']);
  const form = document.querySelector('form');
  expect(form).toHaveAttribute('action', '/members');
  expect(form).toHaveAttribute('method', 'get');
  expect(screen.queryByRole('button', { name: 'Mehr Filter' })).toBeNull();
});

test('loads the fields of a profile on demand, or if one is set', () => {
  show({ country: 'DE', countryregion: 'DE-NW', body_type: 'slim' });
  expect(names()).toEqual(
    expect.arrayContaining(['countryregion', 'body_type', 'hair_colour', 'interests', 'tattoos']),
  );
  expect(screen.getByLabelText('Figur')).toHaveValue('slim');
  expect(screen.getByLabelText('Bundesland')).toHaveValue('DE-NW');
  expect(within(screen.getByLabelText('Interessen')).getByRole('group', { name: 'Trinken' })).toBeVisible();
});

test('offers the fields only if the brand does', () => {
  show({}, { offered: ['tattoos'], wide: true });
  expect(names()).toEqual(['kind', 'tattoos']);
  expect(screen.getByLabelText('Tattoos')).toHaveFocus();
});

test('every active filter is a pill that takes it out, and nothing else', () => {
  show({
    gender: 'woman',
    country: 'DE',
    countryregion: 'DE-NW',
    city: 'Köln',
    distance: 50,
    min_age: 30,
    interests: 'tea',
    tattoos: 'none',
    kind: 'real',
  });
  const rest = 'gender=woman&country=DE&countryregion=DE-NW&city=K%C3%B6ln&distance=50&min_age=30';
  const removal = (filter: string) =>
    screen.getByRole('link', { name: `Filter entfernen: ${filter}` }).getAttribute('href');
  expect(removal('Tattoos: Keine')).toBe(`/members?${rest}&interests=tea&kind=real`);
  expect(removal('Tee')).toBe(`/members?${rest}&tattoos=none&kind=real`);
  expect(removal('+ 50 km')).toBe(
    `/members?${rest.replace('&distance=50', '')}&interests=tea&tattoos=none&kind=real`,
  );
  expect(removal('Köln')).not.toMatch(/city|distance/);
  expect(removal('Deutschland')).not.toMatch(/country/);
  expect(removal('Nordrhein-Westfalen')).toMatch(/country=DE&city/);
  expect(removal('ab 30 Jahren')).not.toMatch(/min_age/);
  expect(removal('Nur echte Mitglieder')).not.toMatch(/kind/);
  expect(removal('Frauen')).not.toMatch(/gender/);
  expect(screen.getAllByRole('link', { name: /^Filter entfernen/ })).toHaveLength(9);
});

test('submitting leads to the one address of the search, also by Enter', async () => {
  show({ country: 'NL' });
  await userEvent.selectOptions(screen.getByLabelText('Geschlecht'), 'man');
  await userEvent.type(screen.getByLabelText('Von'), '40');
  await userEvent.type(screen.getByLabelText('Bis'), '30{Enter}');
  expect(moves).toEqual(['push /members?gender=man&country=NL&min_age=30&max_age=40']);
});

test('more filters leave the form unchanged', async () => {
  show({ gender: 'man' });
  await userEvent.type(screen.getByRole('combobox', { name: 'Ort' }), 'Bonn');
  await userEvent.click(screen.getByRole('button', { name: 'Mehr Filter' }));
  expect(moves).toEqual(['replace /members?gender=man&city=Bonn&filters=more']);
});

test('towns are suggested, chosen by keyboard, and bring country and region with them', async () => {
  const { calls } = answerCalls({
    'GET /api/towns.php': {
      body: {
        towns: [
          { city: 'Köln', country: 'DE', region: 'DE-NW' },
          { city: 'Köping', country: 'SE', region: null },
        ],
      },
    },
    'GET /api/regions.php': { body: { regions: { DE: germany } } },
  });
  show({ country: 'DE' });
  const town = screen.getByRole('combobox', { name: 'Ort' });
  expect(town).toHaveAttribute('aria-expanded', 'false');
  await userEvent.type(town, 'Kö');
  const list = await screen.findByRole('listbox', { name: 'Ort' });
  expect(town).toHaveAttribute('aria-controls', list.id);
  await waitFor(() => expect(within(list).getByText('Nordrhein-Westfalen')).toBeVisible());

  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('option', { name: /Köping/ })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const cologne = screen.getByRole('option', { name: /Köln/ });
  expect(town).toHaveAttribute('aria-activedescendant', cologne.id);
  await userEvent.keyboard('{Enter}');
  expect(moves).toEqual([]);
  expect(town).toHaveValue('Köln');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByLabelText('Bundesland')).toHaveValue('DE-NW');
  expect(calls.filter(({ name }) => name === 'GET /api/towns.php')).toHaveLength(1);
});

test('Escape closes the suggestions first, and the sheet only then', async () => {
  answerCalls({
    'GET /api/towns.php': { body: { towns: [{ city: 'Bonn', country: 'DE', region: null }] } },
    'GET /api/regions.php': { body: { regions: {} } },
  });
  show({}, { wide: true });
  const sheet = screen.getByText('Suche', { selector: 'summary' }).closest('details');
  await userEvent.type(screen.getByRole('combobox', { name: 'Ort' }), 'Bo');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(sheet).toHaveAttribute('open');
  await userEvent.keyboard('{Escape}');
  expect(sheet).not.toHaveAttribute('open');
});

test('no filter means matches for a member, and everyone for visitors or on request', () => {
  const selected = () =>
    screen.getByLabelText<HTMLSelectElement>('Geschlecht').selectedOptions[0]?.textContent;
  show({});
  expect(selected()).toBe('Alle');
  document.body.innerHTML = '';
  signInForTest(true);
  show({});
  expect(selected()).toBe('Wer zu dir passt');
  document.body.innerHTML = '';
  show({ match: 'any' });
  expect(selected()).toBe('Alle');
});

test('a distance needs a town, and around one the regions do not count', async () => {
  show({ country: 'DE' });
  expect(screen.getByLabelText('Umkreis')).toBeDisabled();
  expect(screen.getByLabelText('Bundesland')).toBeEnabled();
  await userEvent.type(screen.getByRole('combobox', { name: 'Ort' }), 'B');
  await userEvent.selectOptions(screen.getByLabelText('Umkreis'), '25');
  expect(screen.getByLabelText('Bundesland')).toBeDisabled();
});

test('the filter by sexuality is only for members, and worded for women where they are sought', () => {
  show({ gender: 'woman', sexuality: 'bi' }, { wide: true });
  const select = document.querySelector<HTMLSelectElement>('select[name=sexuality]');
  expect([...(select?.options ?? [])].map(({ value }) => value)).toEqual(['', 'hetero', 'lesbian', 'bi']);
  expect(select?.closest('.vk-signed-in-only')).not.toBeNull();
  const pill = screen.getAllByRole('listitem').find((each) => each.textContent?.includes('Bisexuell'));
  expect(pill).toHaveClass('vk-signed-in-only');
});

test('shows the ages that a member’s list has by default', async () => {
  const applied = { match: null, ages: { from: 25, to: 44 } };
  answerCalls({ 'GET /api/members.php': { body: { results: [], applied } } });
  const List = () => useMemberSearch({}).data && null;
  show({}, { list: <List /> });
  expect(await screen.findByPlaceholderText('25')).toHaveAttribute('name', 'min_age');
  expect(screen.getByPlaceholderText('44')).toHaveAttribute('name', 'max_age');
});
