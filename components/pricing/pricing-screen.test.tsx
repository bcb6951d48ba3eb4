import { render, screen } from '@testing-library/react';
import { InTestSite } from '../site/in-test-site.tsx';
import { PricingScreen } from './pricing-screen.tsx';

const settings = {
  message_credits: 1,
  photo_credits: 2,
  gift_credits: 3,
  signup_credits: 5,
  refund_days: 14,
  minimum_message_costs: { DE: { costs: 110, currency: 'EUR' } },
};
const bundle = { id: 1, credits: 100, amount: 10_999, currency: 'EUR', popular: false };

const points = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ').trim());

function show(country: string, change: Partial<typeof settings> = {}) {
  const all = { ...settings, ...change };
  render(<PricingScreen country={country} packages={[bundle]} settings={all} />, { wrapper: InTestSite });
}

it('says what a message, a picture and a gift cost at least, in the currency of the country', () => {
  show('DE');
  expect(points()).toEqual(
    expect.arrayContaining([
      'Eine Nachricht: 1 Credit (ab 1,10 €)',
      'Ein Foto im Gespräch: 2 Credits (ab 2,20 €)',
      'Ein Geschenk: 3 Credits (ab 3,30 €)',
    ]),
  );
  expect(screen.getByText(/am wenigsten kostet/)).toBeInTheDocument();
});

it('promises no price where the brand names none, or messages are free', () => {
  show('JP');
  expect(points()).toContain('Eine Nachricht: 1 Credit');
  expect(screen.queryByText(/am wenigsten kostet/)).toBeNull();
});

it('says what is free', () => {
  show('DE', { message_credits: 0 });
  expect(points()).toContain('Eine Nachricht: nichts');
});
