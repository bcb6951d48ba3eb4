import { randomUUID } from 'node:crypto';
import { extractLinks, listMails, waitForMail } from '#tests/support/mailbox.ts';
import { until } from '#tests/support/until.ts';
import { join, visitBrand, password } from '#tests/support/browser/member.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { words } from '#tests/support/browser/words.ts';

const texts = words('de', 'mailChange');
const host = 'herzfunke.localhost';

async function changeLink(email: string): Promise<string> {
  let link: string | undefined;
  await until(async () => {
    link = (await listMails(email)).flatMap(extractLinks).find((each) => each.includes('/mail-change/do'));
    return link !== undefined;
  });
  return link ?? '';
}

test('a new mail address is requested, confirmed on another device, and shown here at once', async ({
  browser,
}) => {
  const { page, origin, email } = await join(browser, {
    name: 'Anna',
    gender: 'woman',
    host,
    locale: 'de',
  });
  const wished = `anna-${randomUUID().slice(0, 8)}@new.example`;
  await page.goto(`${origin}/settings`);
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: texts.text('setting.change') }).click();
  await page.getByLabel(texts.text('setting.newAddress'), { exact: true }).fill(wished);
  await page.getByLabel(texts.text('setting.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: texts.text('setting.submit') }).click();
  await expect(page.getByText(wished)).toBeVisible();
  await expect(page.getByRole('button', { name: texts.text('setting.takeBack') })).toBeVisible();

  // The link is opened on the phone, which is not logged in.
  const phone = await visitBrand(browser, { host, locale: 'de', refusals: [410] });
  const link = await changeLink(wished);
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: texts.text('done.title') })).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('heading', { name: texts.text('done.title') })).toBeVisible();

  // The open page gets the change by its stream.
  await expect(page.getByRole('button', { name: texts.text('setting.takeBack') })).toHaveCount(0);
  await expect(page.getByText(wished)).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  await waitForMail(email, { subject: /E-Mail-Adresse .* geändert/ });
  await phone.goto(`${origin}/mail-change/do?token=not-a-link`);
  await expect(phone.getByRole('heading', { name: texts.text('done.expired.title') })).toBeVisible();
});
