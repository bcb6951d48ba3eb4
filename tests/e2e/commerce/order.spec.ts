import type { CreditPackage } from '#lib/contract/commerce/credits.ts';
import type { Payment } from '#lib/contract/commerce/payments.ts';
import { choose } from '#tests/support/checkout.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { join, type Member } from '#tests/support/browser/member.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { words } from '#tests/support/browser/words.ts';

const host = 'herzfunke.localhost';
const order = words('de', 'order');
const debit = words('de', 'directDebit');
const errors = words('de', 'errors');

test('a wrong code is shown beside its field, the right one lowers the total, and one order goes to its checkout', async ({
  browser,
}) => {
  const alice = await join(browser, {
    name: 'Alice',
    gender: 'woman',
    host,
    locale: 'de',
    refusals: [404, 409],
  });
  const { page, origin } = alice;
  const { id } = await fetchPackage(alice, 35);
  await page.goto(`${origin}/credits/${id}`);
  const summary = page.getByRole('region', { name: order.text('what') });
  // A new member gets the time bonus automatically, with the time left.
  await expect(summary).toContainText(/Gesamt\s*34,49\s€/);
  await expect(summary.getByRole('timer')).toContainText(/03:5\d:\d\d|04:00:00/);
  await expect(summary).toContainText(/Niedrigster Preis der letzten 30 Tage: 45,99\s€/);

  const submit = page.getByRole('button', { name: order.text('submit'), exact: true });
  await submit.click();
  await expect(page.getByText(order.text('methodMissing'))).toBeVisible();
  await page.getByRole('radio', { name: /PayPal/ }).check();
  await expect(page).toHaveURL(`${origin}/credits/${id}/paypal`);

  await page.getByRole('button', { name: order.text('discountCode.open') }).click();
  const code = page.getByRole('textbox', { name: order.text('discountCode.label') });
  await code.fill('NOPE');
  await code.press('Enter');
  await expect(page.getByText(errors.text('discount_not_found'))).toBeVisible();
  await expect(code).toHaveValue('NOPE');
  await expect(summary).toContainText(/Gesamt\s*34,49\s€/);
  await expectAccessible(page);

  await code.fill('hello10');
  await code.press('Enter');
  // The code gives less than the time bonus, which stays.
  const notice = page.getByText(
    order.text('discountCode.lessThanDiscount', { code: 'HELLO10', percent: '25' }),
  );
  await expect(notice).toBeVisible();
  await expect(summary).toContainText(/Gesamt\s*34,49\s€/);
  await page.reload();
  await expect(notice).toBeVisible();
  await expect(summary).toContainText(/Gesamt\s*34,49\s€/);
  await expect(page.getByRole('radio', { name: /PayPal/ })).toBeChecked();
  await expectAccessible(page);

  await page.getByRole('checkbox', { name: order.text('beginAtOnce') }).check();
  await submit.dblclick();
  await expect(page).toHaveURL((url) => url.port === String(stackAddress().checkoutPort));
  await choose(page.url(), 'paid');
  await page.goBack();
  await expect(page.getByRole('radio', { name: /PayPal/ })).toBeChecked();
  // The time bonus is used up; the code is not, and reduces the next order.
  await expect(page.getByText(order.text('discountCode.applied', { code: 'HELLO10' }))).toBeVisible();
  const [bought, ...others] = await fetchPayments(alice, 'completed');
  expect(bought).toMatchObject({ amount: 3449, list_amount: 4599, method: 'paypal', credits: 35 });
  expect(others).toEqual([]);
});

test('a country of another currency sells the same package in it, by its own methods', async ({
  browser,
}) => {
  const bob = await join(browser, { name: 'Bob', gender: 'man', host, locale: 'de', refusals: [404] });
  const { id } = await fetchPackage(bob, 35);
  await bob.page.goto(`${bob.origin}/credits/${id}`);
  await bob.page.getByRole('combobox', { name: order.text('country') }).selectOption('CH');
  await expect(bob.page.getByRole('radio', { name: /TWINT/ })).toBeVisible();
  await expect(bob.page.getByRole('region', { name: order.text('what') })).toContainText(/CHF/);
  await bob.page.goto(`${bob.origin}/credits/999999`);
  await expect(bob.page.getByText(order.text('gone.title'))).toBeVisible();
});

test('a direct debit is filled in, agreed to with the code of an SMS, and ordered', async ({ browser }) => {
  const carla = await join(browser, {
    name: 'Carla',
    gender: 'woman',
    host,
    locale: 'de',
    refusals: [409, 422],
  });
  const { page, origin } = carla;
  const { id } = await fetchPackage(carla, 6);
  await page.goto(`${origin}/credits/${id}/directdebit?country=DE`);
  await page.getByRole('button', { name: order.text('toDebit') }).click();
  await expect(page).toHaveURL(`${origin}/directdebit?package=${id}&country=DE`);

  const field = (key: string) => page.getByRole('textbox', { name: debit.text(key), exact: true });
  const mobile = `+49151${String(Date.now()).slice(-8)}`;
  await field('holder').fill('Carla Demo');
  await field('iban').pressSequentially('de89370400440532013001');
  await expect(field('iban')).toHaveValue('DE89 3704 0044 0532 0130 01');
  await field('street').fill('Hauptstraße');
  await expect(page.getByText(errors.text('field.invalid_iban'))).toBeVisible();
  await field('houseNumber').fill('12a');
  await field('postalCode').fill('50667');
  await field('city').fill('Köln');
  await field('mobile').fill(mobile);
  await expectAccessible(page);

  // A reload restores the address, but neither account number nor consent.
  await page.reload();
  await expect(field('city')).toHaveValue('Köln');
  await expect(field('iban')).toHaveValue('');
  await field('iban').fill('DE89370400440532013000');
  await page.getByRole('checkbox', { name: debit.text('consent') }).check();
  await page.getByRole('button', { name: debit.text('sendCode') }).click();
  const begin = page.getByRole('checkbox', { name: order.text('beginAtOnce') });
  await expect(begin).toHaveAccessibleDescription(errors.text('field.consent_missing'));
  await expect(field('iban')).toHaveValue('DE89 3704 0044 0532 0130 00');
  await begin.check();
  await page.getByRole('button', { name: debit.text('sendCode') }).click();

  await expect(page.getByRole('heading', { name: debit.text('mandate.title') })).toBeFocused();
  await expect(page.getByText(/Ich ermächtige \(A\) Vonk Demo B\.V\./)).toBeVisible();
  await expectAccessible(page);
  const sms = await waitForMail(`${mobile.slice(1)}@sms.localhost`);
  const right = /\b\d{6}\b/.exec(sms.text ?? '')?.[0] ?? '';
  const submit = page.getByRole('button', { name: order.text('submit'), exact: true });
  await field('code.label').fill(right === '000000' ? '000001' : '000000');
  await submit.click();
  await expect(page.getByText(errors.text('sms_code_invalid'))).toBeVisible();
  await field('code.label').fill(right);
  await submit.click();
  await expect(page).toHaveURL((url) => url.port === String(stackAddress().checkoutPort));
  await choose(page.url(), 'paid');
  await page.goto(`${origin}/credits`);
  const [bought] = await fetchPayments(carla, 'completed');
  expect(bought).toMatchObject({ method: 'directdebit', credits: 6, amount: 749 });
  expect((await waitForMail(carla.email, { subject: /SEPA-Mandat/ })).text).toContain('V');
});

async function fetchPackage({ page }: Member, credits: number): Promise<CreditPackage> {
  const packages = await page.evaluate(async () => {
    const response = await fetch('/api/packages.php?country=DE');
    return ((await response.json()) as { packages: CreditPackage[] }).packages;
  });
  const found = packages.find((each) => each.credits === credits && each.kind === 'credits');
  if (!found) throw new Error(`No bundle of ${credits} credits`);
  return found;
}

/** The member's payments once the newest one has this status. */
async function fetchPayments({ page }: Member, status: Payment['status']): Promise<Payment[]> {
  let payments: Payment[] = [];
  await expect
    .poll(async () => {
      payments = await page.evaluate(async () => {
        const response = await fetch('/api/payments.php');
        return ((await response.json()) as { payments: Payment[] }).payments;
      });
      return payments[0]?.status;
    })
    .toBe(status);
  return payments;
}
