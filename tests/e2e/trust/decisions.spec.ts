import { answered, decided } from '#tests/support/deciding.ts';
import { extractLinks, waitForMail } from '#tests/support/mailbox.ts';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { join, visitBrand } from '#tests/support/browser/member.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { words } from '#tests/support/browser/words.ts';

const german = words('de', 'decisions');

test('a report is decided, told, appealed against and reversed; a locked account is thrown out at once', async ({
  browser,
}) => {
  const refusals = [403, 404];
  const [anna, bram] = await Promise.all([
    join(browser, { name: 'Anna', gender: 'woman', host: 'herzfunke.localhost', locale: 'de', refusals }),
    join(browser, { name: 'Bram', gender: 'man', host: 'herzfunke.localhost', locale: 'de', refusals }),
  ]);

  const login = words('de', 'login');
  // Anna reports Bram on his profile.
  const report = words('de', 'report');
  await anna.page.goto(`${anna.origin}/members/${bram.profileId}`);
  await anna.page
    .getByRole('main')
    .getByRole('button', { name: words('de', 'member').text('report'), exact: true })
    .click();
  await anna.page.getByRole('radio', { name: report.text('reasons.harassment') }).check();
  await anna.page.getByRole('button', { name: report.text('send') }).click();
  const receipt = await anna.page
    .getByRole('dialog')
    .getByText(/^HERZFUNKE-\d{8}-/)
    .innerText();

  // The link in the confirmation asks for the status; only the address has to be typed.
  const visitor = await visitBrand(browser, { host: 'herzfunke.localhost', locale: 'de', refusals });
  const toStatus = extractLinks(await waitForMail(anna.email, { subject: new RegExp(receipt) })).find(
    (link) => link.includes('receipt='),
  );
  const look = async (email: string) => {
    await visitor.goto(toStatus ?? '');
    await expect(visitor.getByLabel(german.text('status.receipt'))).toHaveValue(receipt);
    const address = visitor.locator('#status-email');
    await expect(address).toBeFocused();
    await address.fill(email);
    await visitor.getByRole('button', { name: german.text('status.submit') }).click();
  };
  await look(bram.email);
  await expect(visitor.getByText(german.text('status.none'))).toBeVisible();
  await look(anna.email);
  await expect(visitor.getByText(german.text('status.open'))).toBeVisible();
  await expectAccessible(visitor);

  // The operator locks Bram's account: his open page logs out by itself.
  await bram.page.goto(`${bram.origin}/settings`);
  await expect(bram.page.getByRole('heading', { level: 1 })).toBeVisible();
  const reference = await decided(receipt, { action: 'account_locked', reason: 'Drohungen gegen andere.' });
  await expect(bram.page).toHaveURL(/\/login/);

  const logIn = async () => {
    await bram.page.goto(`${bram.origin}/login`);
    await bram.page.getByLabel(login.text('email'), { exact: true }).fill(bram.email);
    await bram.page.getByLabel(login.text('password'), { exact: true }).fill('Regen-am-Rhein-7');
    await bram.page
      .getByRole('main')
      .getByRole('button', { name: login.text('submit'), exact: true })
      .click();
  };
  await logIn();
  await expect(bram.page.getByText(words('de', 'errors').text('account_closed'))).toBeVisible();

  // Anna reads the decision on the status page.
  await look(anna.email);
  await expect(visitor.getByText(german.text('actions.account_locked'))).toBeVisible();
  await expect(visitor.getByText('Drohungen gegen andere.')).toBeVisible();
  await expectAccessible(visitor);

  // Bram appeals by the link in his mail, without a login.
  const toAppeal = extractLinks(await waitForMail(bram.email, { subject: new RegExp(reference) })).find(
    (link) => link.includes('decision='),
  );
  await bram.page.goto(toAppeal ?? '');
  await expect(bram.page.getByLabel(german.text('facts.reference'))).toHaveValue(reference);
  await expectAccessible(bram.page);
  await bram.page.locator('#objection-email').fill(bram.email);
  await bram.page.getByLabel(german.text('appeal.text')).fill('Das war jemand anders.');
  await bram.page.getByRole('button', { name: german.text('appeal.send') }).click();
  await expect(bram.page.getByRole('heading', { name: german.text('objection.done') })).toBeVisible();

  // Reversed: he logs in again and reads the decision in his settings.
  await answered(reference, 'reversed');
  const mail = await waitForMail(bram.email, { subject: /Entscheidung über deinen Widerspruch/ });
  expect(mail.text).toContain('Die Entscheidung wurde aufgehoben');
  await logIn();
  await expect(bram.page).not.toHaveURL(/\/login/);
  await bram.page.goto(`${bram.origin}/settings`);
  await expect(bram.page.getByRole('heading', { name: german.text('own.title') })).toBeVisible();
  await expect(bram.page.getByText(/Noch einmal angesehen\./)).toBeVisible();
  await look(anna.email);
  await expect(visitor.getByText(/Diese Entscheidung wurde am .* aufgehoben/)).toBeVisible();
});
