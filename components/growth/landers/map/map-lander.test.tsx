import { render, screen, within } from '@testing-library/react';
import type { MapTown, TownMap } from '#lib/contract/community/map-towns.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { emptyLander, testLander } from '#tests/support/screens/lander.ts';
import type { LanderPage } from '../lander-page.ts';
import { MapLander } from './map-lander.tsx';
import { getTownSearch, type TownSearch } from './town-search.ts';

const town = (city: string, x: number, num_real: number | null, num_fictional: number | null): MapTown => ({
  city,
  region: 'DE-NW',
  x,
  y: 1,
  num_real,
  num_fictional,
});

const map: TownMap = {
  country: 'DE',
  land: ['######', '# ##  '],
  inset: null,
  towns: [town('Köln', 1, 12, 3), town('Halle (Saale)', 3, null, 1000), town('Bonn', 5, null, null)],
};

const uncounted = {
  ...map,
  towns: map.towns.map((each) => ({ ...each, num_real: null, num_fictional: null })),
};

function show(lander: LanderPage, search: TownSearch = 'by-town', shown = map) {
  const view = <MapLander lander={lander} map={shown} search={search} />;
  return render(view, { wrapper: InTestSite }).container;
}

const towns = () => within(screen.getByRole('region', { name: 'Orte auf der Karte' }));

test('the list says of every town what is known, and leads to the search there', () => {
  show(testLander);
  const links = towns().getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Köln 12 echte Mitglieder, 3 fiktive Profile',
    'Halle (Saale) 1.000 oder mehr fiktive Profile',
    'Bonn ',
    'Alle Mitglieder ansehen',
  ]);
  expect(links[1]).toHaveAttribute('href', '/members?country=DE&city=Halle+%28Saale%29');
});

test('the drawing is hidden from screen readers and the tab order', () => {
  const container = show(testLander);
  const figure = screen.getByRole('figure', { name: 'Karte: Deutschland' });
  const drawing = figure.querySelector('svg');
  expect(drawing).toHaveAttribute('aria-hidden', 'true');
  expect(drawing?.querySelectorAll('a')).toHaveLength(3);
  for (const spot of container.querySelectorAll('svg a')) expect(spot).toHaveAttribute('tabindex', '-1');
  expect(drawing?.querySelector('path')).toHaveAttribute('d', 'M0.5 0.5h5.01M0.5 1.5h0.01M2.5 1.5h1.01');
  expect(within(figure).getByText('Ortsdaten: GeoNames, CC BY 4.0')).toBeInTheDocument();
});

test('members stand there with name, age, town and label', () => {
  show(testLander);
  const faces = within(screen.getByRole('region', { name: 'Zuletzt aktiv' }));
  expect(faces.getByRole('link', { name: 'Mara, 31 Köln' })).toHaveAttribute('href', '/members/9');
  expect(faces.getByRole('link', { name: 'Nadia, 31 Köln Fiktives Profil' })).toBeInTheDocument();
});

test('towns lead nowhere where the brand offers no search for them', () => {
  const container = show(testLander, 'open');
  expect(container.querySelector('a[href*="city="]')).toBeNull();
  expect(towns().getByText('12 echte Mitglieder, 3 fiktive Profile')).toBeInTheDocument();
});

test('where only members may search, the map has its towns and counts no one', () => {
  show(emptyLander, 'closed', uncounted);
  expect(towns().getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText(/sehen nur eingeloggte Mitglieder/)).toBeInTheDocument();
  expect(screen.queryByText('mindestens drei echte Mitglieder')).toBeNull();
});

test('what may be searched follows from the settings of the brand', () => {
  const settings = { logged_out_search: 'yes' as const, search_fields: ['country', 'city'] };
  expect(getTownSearch(settings)).toBe('by-town');
  expect(getTownSearch({ ...settings, search_fields: ['country'] })).toBe('open');
  expect(getTownSearch({ ...settings, logged_out_search: 'no' })).toBe('closed');
});
