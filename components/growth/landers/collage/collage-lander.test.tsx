import { render, screen } from '@testing-library/react';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { crowd, emptyLander, testLander } from '#tests/support/screens/lander.ts';
import type { LanderPage } from '../lander-page.ts';
import { CollageLander } from './collage-lander.tsx';

const show = (lander: LanderPage) =>
  render(<CollageLander lander={lander} />, { wrapper: InTestSite }).container;

test('every print is a link with name, age and town, and says when a profile is fictional', () => {
  show(testLander);
  expect(screen.getByRole('link', { name: 'Mara, 31 Köln' })).toHaveAttribute('href', '/members/9');
  expect(screen.getByRole('link', { name: 'Fiktives Profil Nadia, 31 Köln' })).toHaveAttribute(
    'href',
    '/members/10',
  );
});

test('no more than seven members lie on the table, and drawings where there are fewer', () => {
  const full = show({ ...testLander, members: crowd(12) });
  expect(full.querySelectorAll('a[href^="/members/"]')).toHaveLength(7);
  const sparse = show(testLander);
  expect(sparse.querySelectorAll('a[href^="/members/"]')).toHaveLength(3);
  expect(sparse.querySelectorAll('[data-shape]')).toHaveLength(4 + 1);
});

test('without members the table shows drawings, hidden from screen readers', () => {
  const container = show(emptyLander);
  expect(container.querySelectorAll('[data-shape]')).toHaveLength(7 + 1);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByText('Die Fotos der Mitglieder siehst du nach der Anmeldung.')).toBeInTheDocument();
});
