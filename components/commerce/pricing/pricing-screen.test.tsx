import { render, screen, waitFor } from '@testing-library/react';
import type { CreditPackage } from '#lib/contract/commerce/packages.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { testUser } from '#tests/support/screens/profile.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { PricingScreen } from './pricing-screen.tsx';

const settings = {
  message_credits: 1,
  photo_credits: 2,
  gift_credits: 3,
  signup_credits: 5,
  refund_days: 14,
  minimum_message_costs: { DE: { costs: 110, currency: 'EUR' } },
};
const bundle: CreditPackage = {
  id: 1,
  credits: 100,
  amount: 10_999,
  currency: 'EUR',
  popular: false,
  tip: false,
  kind: 'credits',
  tier: null,
  lowest_amount: 10_999,
  methods: ['creditcard', 'paypal'],
};
const tier: CreditPackage = { ...bundle, id: 2, credits: 35, amount: 4599, kind: 'premium', tier: 'p2' };

beforeEach(() => signInForTest(false));

const points = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ').trim());

function show(
  country: string,
  change: Partial<typeof settings> = {},
  ofTier: Partial<CreditPackage> | null = {},
) {
  const all = { ...settings, ...change };
  render(
    <PricingScreen
      signUp="Kostenlos anmelden"
      country={country}
      packages={ofTier ? [bundle, { ...tier, ...ofTier }] : []}
      vatRate={1900}
      methods={['Kreditkarte', 'PayPal']}
      settings={all}
    />,
    { wrapper: InTestSite },
  );
}

it('says what a message, a picture and a gift cost at least, in the currency of the country', () => {
  show('DE');
  expect(points()).toEqual(
    expect.arrayContaining([
      'Eine Nachricht: 1 Credit (ab 1,10 €)',
      'Ein Bild im Gespräch: 2 Credits (ab 2,20 €)',
      'Ein Geschenk: 3 Credits (ab 3,30 €)',
    ]),
  );
  expect(screen.getByText(/Preise mit „ab“ gelten/)).toBeInTheDocument();
});

it('promises no price where the brand has none, or messages are free', () => {
  show('JP');
  expect(points()).toContain('Eine Nachricht: 1 Credit');
  expect(screen.queryByText(/Preise mit „ab“ gelten/)).toBeNull();
});

it('says what is free', () => {
  show('DE', { message_credits: 0 });
  expect(points()).toContain('Eine Nachricht: nichts');
});

const section = (name: string) => screen.getByRole('heading', { name, level: 2 }).closest('section');
const plain = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ');

it('shows premium tiers and bundles with the price of a credit, VAT, methods and the way to the order', () => {
  show('DE');
  expect(plain(section('Premium werden'))).toContain('Gold35 Credits45,99 €1,32 € je Creditinkl. MwSt.');
  expect(plain(section('Credits kaufen'))).toContain('100 Credits109,99 €1,10 € je Credit');
  expect(screen.getAllByRole('link', { name: /Auswählen/ }).map((link) => link.getAttribute('href'))).toEqual(
    ['/credits/2?country=DE', '/credits/1?country=DE'],
  );
  expect(plain(document.body)).toContain('19 % Mehrwertsteuer');
  expect(plain(document.body)).toContain('Kreditkarte oder PayPal');
  expect(screen.queryByText(/Niedrigster Preis/)).toBeNull();
});

it('shows no earlier price without a discount', () => {
  show('DE', {}, { lowest_amount: 4299 });
  expect(screen.queryByText(/Niedrigster Preis|^statt/)).toBeNull();
});

it('says what a message costs with each bundle where that is not one credit', () => {
  show('DE', { message_credits: 2 });
  expect(plain(section('Premium werden'))).toContain('1,32 € je Credit2,63 € je Nachricht');
});

it('shows a member with a bonus the price of their own shop', async () => {
  signInForTest(true);
  const discountcode = {
    code: 'TIMEBONUS25',
    value_percentage: 25,
    minimum_order_value: 0,
    country: null,
    currency: null,
    paymentmethods: [],
    validity: 60,
  };
  answerCalls({
    'GET /api/user.php': { body: { user: { id: 1, paid_user: false } } },
    'GET /api/timebonus.php': { body: { isVisible: true, discountcode } },
  });
  show('DE', {}, { lowest_amount: 4599 });
  expect(await screen.findAllByText('−25 %')).toHaveLength(2);
  expect(plain(section('Premium werden'))).toContain('34,49 €statt 45,99 €');
});

it('names country and currency in one sentence', () => {
  show('GB');
  expect(screen.getByText(/in der Währung für dein Land \(Vereinigtes Königreich: Euro\)\.$/)).toBeVisible();
});

it('names no currency where nothing is sold', () => {
  show('JP', {}, null);
  expect(
    screen.getByText('Du zahlst einmal, ohne Abo. Alle Preise enthalten die Mehrwertsteuer.'),
  ).toBeVisible();
});

it('offers no upgrade to a premium member', async () => {
  signInForTest(true);
  answerCalls({
    'GET /api/user.php': { body: testUser(7, true) },
    'GET /api/timebonus.php': { body: { discountcode: null, welcome: false } },
  });
  show('DE');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Premium werden' })).toBeNull());
  expect(screen.getByRole('heading', { name: 'Credits kaufen' })).toBeInTheDocument();
});
