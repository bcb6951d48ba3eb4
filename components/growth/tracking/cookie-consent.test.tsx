import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rememberTrafficSource, signupTracking } from '#lib/browser/growth/traffic-source.ts';
import { CookieConsent } from './cookie-consent.island.tsx';
import { getTexts } from '#lib/i18n/catalogue.ts';

const { deviceChoice: texts } = getTexts('de');

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

it('is off until agreed to, and one press sets both', async () => {
  render(<CookieConsent texts={texts} />);
  expect(screen.getByRole('status')).toHaveTextContent(texts.refused);
  await press(texts.allow);
  expect(screen.getByRole('status')).toHaveTextContent(texts.allowed);
  await press(texts.refuse);
  expect(screen.getByRole('status')).toHaveTextContent(texts.refused);
});

it('keeps nothing beyond the visit without a yes', () => {
  rememberTrafficSource('?network=north', '/landers/gallery');
  expect(localStorage).toHaveLength(0);
  expect(signupTracking()).toMatchObject({ network: 'north', first: { slug: 'gallery' } });
});

it('stores the first visit after consent, and deletes everything after refusal', async () => {
  render(<CookieConsent texts={texts} />);
  await press(texts.allow);
  rememberTrafficSource('?network=north', '/landers/gallery');
  // Another visit.
  sessionStorage.clear();
  rememberTrafficSource('?network=south', '/');
  expect(signupTracking()).toMatchObject({ network: 'south', first: { network: 'north', slug: 'gallery' } });
  await press(texts.refuse);
  expect(localStorage).toHaveLength(0);
});
