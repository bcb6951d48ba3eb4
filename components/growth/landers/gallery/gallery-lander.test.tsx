import { render, screen, within } from '@testing-library/react';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { closedLander, crowd, emptyLander, testLander } from '#tests/support/screens/lander.ts';
import type { LanderPage } from '../lander-page.ts';
import { GalleryLander } from './gallery-lander.tsx';

const show = (lander: LanderPage) =>
  render(<GalleryLander lander={lander} />, { wrapper: InTestSite }).container;

const opener = (name: string) =>
  screen.getByRole('button', { name: new RegExp(`^Foto von ${name} größer zeigen`) });

function opened(container: HTMLElement, name: string): HTMLElement {
  const id = opener(name).getAttribute('popovertarget');
  return container.querySelector<HTMLElement>(`#${id}[popover="auto"]`) as HTMLElement;
}

test('a photo is a button with name, age, town and label that opens it larger by the browser itself', () => {
  const container = show(testLander);
  expect(opener('Mara')).toHaveAccessibleName('Foto von Mara größer zeigen Mara, 31 Köln');
  expect(opener('Nadia')).toHaveAccessibleName(/Fiktives Profil$/);
  const large = within(opened(container, 'Nadia'));
  expect(large.getByAltText('Foto von Nadia')).toHaveAttribute('loading', 'lazy');
  expect(large.getByText('Fiktives Profil')).toBeInTheDocument();
  expect(large.getByText('Nadia, 31')).toBeInTheDocument();
  expect(large.getByText('Profil ansehen')).toHaveAttribute('href', '/members/10');
  expect(large.getByRole('button', { hidden: true })).toHaveAttribute('popovertargetaction', 'hide');
});

test('an opened photo leads into the signup, which hears of which lander', () => {
  const container = show({ ...testLander, landing: 'gallery/first-date' });
  const large = within(opened(container, 'Mara'));
  expect(large.getByText('Zur Anmeldung')).toHaveAttribute('href', '/signup?slug=gallery%2Ffirst-date');
  expect(large.queryByText('Fiktives Profil')).toBeNull();
});

test('the first photos load at once, the others when they come near', () => {
  const container = show(testLander);
  const loading = [...container.querySelectorAll('button img')].map((photo) => photo.getAttribute('loading'));
  expect(loading).toEqual(['eager', 'eager', 'lazy']);
});

test('shows no more than eight photos', () => {
  expect(show({ ...testLander, members: crowd(12) }).querySelectorAll('[popover]')).toHaveLength(8);
});

test('without members framed drawings hang there, hidden from screen readers', () => {
  const container = show(emptyLander);
  expect(container.querySelector('[data-shape]')?.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(screen.getByText('Die Fotos der Mitglieder siehst du nach der Anmeldung.')).toBeInTheDocument();
  expect(screen.queryByText(/Tippe auf ein Foto/)).toBeNull();
});

test('does not link to the signup where it needs an invitation', () => {
  show(closedLander);
  expect(screen.queryByText('Zur Anmeldung')).toBeNull();
});
