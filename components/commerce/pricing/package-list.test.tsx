import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { PackageList } from './package-list.island.tsx';

const offer = (id: number, change: object) => ({
  id,
  credits: 35,
  amount: 4599,
  currency: 'EUR',
  popular: false,
  tip: false,
  kind: 'premium',
  tier: 'p2',
  lowest_amount: 4299,
  methods: ['creditcard'],
  ...change,
});
const all = [
  offer(1, { tier: 'p0', credits: 6, amount: 999, lowest_amount: 999 }),
  offer(2, { popular: true }),
  offer(3, { kind: 'credits', tier: null }),
];
const discount = {
  code: 'TIMEBONUS25',
  value_percentage: 25,
  minimum_order_value: 1000,
  country: null,
  currency: null,
  paymentmethods: [],
  validity: 60,
};

type Setting = { kind?: 'any' | 'premium'; packages?: object[]; refusal?: { status: number; body: object } };

function show(user: { paid_user: boolean }, { kind = 'any', packages = all, refusal }: Setting = {}) {
  signInForTest(true);
  const answers = answerCalls({
    'GET /api/user.php': { body: { user } },
    'GET /api/packages.php': refusal ?? { body: { country: 'DE', vat_rate: 1900, packages } },
    'GET /api/timebonus.php': { body: { isVisible: true, discountcode: discount } },
  });
  render(<PackageList kind={kind} />, { wrapper: InTestSite });
  return answers;
}

const cards = async () =>
  (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

it('sells a free member the tiers, at the price with the discount beside the lowest of 30 days', async () => {
  show({ paid_user: false });
  const [small, popular, ...rest] = await cards();
  expect(rest).toEqual([]);
  // The price is below the discount's minimum.
  expect(small).toMatch(/^Start6 Credits9,99 €/);
  expect(popular).toMatch(
    /^BeliebtGold−25 %35 Credits32,24 €statt 42,99 €Niedrigster Preis der letzten 30 Tage: 42,99 €0,93 € je Credit/,
  );
  expect(popular).toContain('inkl. MwSt., einmalige Zahlung, kein Abo');
  expect(screen.getByRole('link', { name: /Auswählen.*32,24/ })).toHaveAttribute(
    'href',
    '/credits/2?country=DE',
  );
});

it('says of a package that is only suggested that it is a tip', async () => {
  show({ paid_user: false }, { packages: [offer(2, { tip: true })] });
  const [suggested] = await cards();
  expect(suggested).toMatch(/^Unser Tipp/);
  expect(suggested).not.toContain('Beliebt');
});

it('sells a premium member bundles, without a discount', async () => {
  show({ paid_user: true });
  expect(await cards()).toEqual([expect.stringMatching(/^35 Credits45,99 €1,32 € je Credit/)]);
  expect(screen.getByRole('link', { name: 'Noch einmal bestellen' })).toHaveAttribute(
    'href',
    '/credits/repeat-order',
  );
});

it('leads a premium member from the premium page to the credits', async () => {
  show({ paid_user: true }, { kind: 'premium' });
  expect(await screen.findByRole('link', { name: 'Zu deinen Credits' })).toHaveAttribute('href', '/credits');
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('waits in the shape of cards, and tries again where they do not come', async () => {
  const refusal = { status: 400, body: { error: 'internal_error' } };
  const { next } = show({ paid_user: false }, { refusal });
  expect(screen.getByRole('status', { name: 'Pakete werden geladen' })).toBeInTheDocument();
  const again = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
  next('GET /api/packages.php', { body: { country: 'DE', vat_rate: 1900, packages: [] } });
  await userEvent.click(again);
  expect(await screen.findByText('Für dein Land gibt es gerade keine Pakete.')).toBeInTheDocument();
});
