import { fireEvent, render, screen } from '@testing-library/react';
import { signInForTest } from '../../tests/support/screens/answers.ts';
import { InTestPage } from '../../tests/support/screens/page.tsx';
import { LanguageMenu } from './language-menu.island.tsx';

const languages = [
  { locale: 'de', name: 'Deutsch' },
  { locale: 'en', name: 'English' },
  { locale: 'fi', name: 'Suomi' },
] as const;

function show(path: string) {
  render(
    <InTestPage path={path}>
      <LanguageMenu languages={languages} label="Sprache wählen" />
    </InTestPage>,
  );
}

it.each(['/en/members/12', '/herzfunke/en/members/12'])(
  'links this page in every language from %s',
  (path) => {
    show(path);
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/members/12', '/en/members/12', '/fi/members/12']);
  },
);

it('says which language is which to a screen reader', () => {
  show('/');
  expect(screen.getByText('Suomi')).toHaveAttribute('lang', 'fi');
  expect(screen.getByText('Deutsch')).toHaveAttribute('aria-current', 'true');
});

it('stores the choice', () => {
  signInForTest(false);
  show('/');
  // With a modifier the browser opens a tab, and this page stays.
  fireEvent.click(screen.getByText('Suomi'), { ctrlKey: true });
  expect(document.cookie).toContain('vonk_locale=fi');
});

it('its name contains its visible text, and its purpose', () => {
  show('/');
  expect(screen.getByLabelText('DE, Sprache wählen')).toHaveTextContent('de');
});
