import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { InTestSite } from '../../tests/support/screens/site.tsx';
import { SiteProvider, useSite } from '../site/site-context.island.tsx';
import { RouteError } from './route-error.island.tsx';

const errorTexts = {
  title: 'Es ist ein Fehler aufgetreten.',
  text: 'Das liegt an uns, nicht an dir.',
  again: 'Noch einmal versuchen',
  home: 'Zurück zur Startseite',
};

function WithErrorTexts({ children }: { children: ReactNode }) {
  return <SiteProvider site={{ ...useSite(), locale: 'en', errorTexts }}>{children}</SiteProvider>;
}

it('shows the error as its title, with ways on', async () => {
  const retry = jest.fn();
  render(
    <InTestSite>
      <WithErrorTexts>
        <RouteError error={new Error('secret detail')} retry={retry} />
      </WithErrorTexts>
    </InTestSite>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Es ist ein Fehler aufgetreten.');
  expect(document.body).not.toHaveTextContent('secret detail');
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Zurück zur Startseite' })).toHaveAttribute('href', '/en');
});
