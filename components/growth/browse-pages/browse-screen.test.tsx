import { render, screen, within } from '@testing-library/react';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { BrowseScreen } from './browse-screen.tsx';

const crumbs = [
  { name: 'Startseite', path: '/' },
  { name: 'Mitglieder', path: '/members' },
  { name: 'Bayern', path: '/members/in/de-by-bayern' },
];

it('shows the path step by step, and where one is', () => {
  render(
    <InTestSite>
      <Breadcrumbs label="Du bist hier" crumbs={crumbs} />
    </InTestSite>,
  );
  const way = within(screen.getByRole('navigation', { name: 'Du bist hier' }));
  expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/members']);
  expect(way.getByText('Bayern')).toHaveAttribute('aria-current', 'page');
});

it('shows members, counts and neighbours under one heading, and no list of nothing', () => {
  render(
    <InTestSite>
      <BrowseScreen
        title="Mitglieder aus Bayern"
        lead="Bei Herzfunke aus Bayern: 12 echte Mitglieder."
        all={{ path: '/members?country=DE&countryregion=DE-BY', name: 'Bayern: alle ansehen' }}
        signUp="Kostenlos anmelden"
        groups={[
          { title: 'Orte mit Mitgliedern', links: [] },
          {
            title: 'Weitere Regionen: Deutschland',
            links: [{ path: '/members/in/de-be-berlin', name: 'Berlin' }],
          },
        ]}
      >
        <p>Alice</p>
      </BrowseScreen>
    </InTestSite>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Mitglieder aus Bayern');
  expect(screen.getByText(/12 echte Mitglieder/)).toBeInTheDocument();
  expect(screen.getByText('Alice')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    'Weitere Regionen: Deutschland',
  ]);
  expect(screen.getByRole('link', { name: 'Berlin' })).toHaveAttribute('href', '/members/in/de-be-berlin');
  expect(screen.getByRole('link', { name: 'Bayern: alle ansehen' })).toHaveAttribute(
    'href',
    '/members?country=DE&countryregion=DE-BY',
  );
});
